import Foundation
import SDLShell

/// The kinds of films that commands make.
nonisolated enum FilmKind: String, CaseIterable {
  case gif, apng, webm

  /// The endings that its files can have, the usual one first.
  var endings: [String] {
    switch self {
    case .gif: ["gif"]
    case .apng: ["png", "apng"]
    case .webm: ["webm"]
    }
  }

  /// The format that its frames are written in first.
  var format: FilmFormat { self == .gif ? .gif : .apng }

  /// Makes such a film of one in the first format.
  ///
  /// - Throws: ShellError if ffmpeg is needed and not there.
  func converter() throws(ShellError) -> (Data) throws(ShellError) -> Data {
    guard self == .webm else { return { $0 } }
    let ffmpeg = try FFmpeg()
    return { data throws(ShellError) in try ffmpeg.webM(of: data) }
  }

  /// How a window writes such films.
  ///
  /// - Throws: ShellError if ffmpeg is needed and not there.
  @MainActor func options() throws(ShellError) -> FilmOptions {
    FilmOptions(format: format, ending: endings[0], convert: try converter())
  }
}
