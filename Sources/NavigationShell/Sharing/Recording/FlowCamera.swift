import Drawing
import Foundation
import SDLShell

/// Takes the pictures and films of a flow.
struct FlowCamera {
  let painter: HeadlessPainter
  /// Pixels per point of pictures.
  var scale: CGFloat
  /// Whether texts become blocks.
  var redacts = false
  /// Whether films are kept of ways.
  var keepsFilms = false
  /// Whether it is recorded how parts move, which one look tells for all.
  var recordsMotion = true

  /// Films have a pixel for each point.
  private static let filmScale: CGFloat = 1

  /// The picture of a frame as a PNG file.
  func picture(of frame: DisplayList) throws -> Data {
    try PNG.encodeSmall(painter.picture(of: shown(frame), scale: scale))
  }

  private func shown(_ frame: DisplayList) -> DisplayList { redacts ? frame.redacted : frame }

  /// The film of frames; nil if none is asked for.
  func film(of frames: [(time: TimeInterval, frame: DisplayList)]) throws -> Data? {
    guard keepsFilms, recordsMotion, let first = frames.first, let last = frames.last,
      last.time > first.time
    else { return nil }
    let size = first.frame.size
    var writer = FilmWriter(
      .apng, width: Int((size.width * Self.filmScale).rounded()),
      height: Int((size.height * Self.filmScale).rounded()))
    for (time, frame) in frames {
      try writer.show(
        painter.picture(of: shown(frame), scale: Self.filmScale), at: time - first.time)
    }
    return try writer.finish(at: last.time - first.time)
  }
}
