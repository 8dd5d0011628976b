import Foundation
import SDLShell

/// The kinds of films that commands make.
nonisolated enum FilmKind: String, CaseIterable {
  case gif, apng, mp4, webm

  /// The endings that its files can have, the default one first.
  var endings: [String] {
    switch self {
    case .gif: ["gif"]
    case .apng: ["png", "apng"]
    case .mp4: ["mp4"]
    case .webm: ["webm"]
    }
  }

  /// The format that its frames are written in first.
  var format: FilmFormat { self == .gif ? .gif : .apng }

  /// Makes such a film of one in the first format.
  ///
  /// - Throws: ShellError if ffmpeg is needed and not there.
  func converter() throws(ShellError) -> (Data) throws(ShellError) -> Data {
    guard let encoding = FFmpeg.Encoding(self) else { return { $0 } }
    let ffmpeg = try FFmpeg(for: self)
    return { data throws(ShellError) in try ffmpeg.film(of: data, encoding) }
  }

  /// The pixels per point where none are asked for: films that keep all colours at a low size are as
  /// sharp as screens are.
  var defaultScale: CGFloat {
    switch self {
    case .gif, .apng: 1
    case .mp4, .webm: 2
    }
  }

  /// How a window writes such films.
  ///
  /// - Parameter scale: The pixels per point; nil for the default ones.
  /// - Throws: ShellError if ffmpeg is needed and not there.
  @MainActor func options(scale: CGFloat? = nil) throws(ShellError) -> FilmOptions {
    FilmOptions(
      format: format, ending: endings[0], scale: scale ?? defaultScale, convert: try converter())
  }
}
