import Drawing
import Foundation

/// A film of what a window shows: frames are kept as values, and written while there is time.
final class WindowFilm {
  private var text: TextEngine
  private var images: ImageLibrary
  /// Paints frames of the size that the last one had.
  private var painter: (size: CGSize, painter: OffscreenPainter)
  private var writer: FilmWriter
  private var start: TimeInterval
  /// The frames that are not written yet, with the times at which they were shown.
  private var waiting: ArraySlice<(frame: DisplayList, time: TimeInterval)> = []
  /// When it was stopped; nil while it is made.
  private(set) var end: TimeInterval?

  /// Begins at a time, in seconds, for frames of a size in points at first, with a pixel for each point.
  ///
  /// - Throws: SDLError if memory is short.
  init(
    _ format: FilmFormat, size: CGSize, text: TextEngine, images: ImageLibrary,
    at time: TimeInterval
  ) throws(SDLError) {
    (self.text, self.images) = (text, images)
    let painter = try OffscreenPainter(size: size, scale: 1, text: text, images: images)
    self.painter = (size, painter)
    writer = FilmWriter(format, width: painter.width, height: painter.height)
    start = time
  }

  /// Whether frames have to be written.
  var isBehind: Bool { !waiting.isEmpty }

  /// Shows a frame from a time on, unless the film was stopped.
  func show(_ frame: DisplayList, at time: TimeInterval) {
    if end == nil { waiting.append((frame, time)) }
  }

  /// Goes on after a time with the fonts and pictures of an app that was opened anew, for which that
  /// time is another.
  ///
  /// - Throws: SDLError if memory is short.
  func goOn(
    text: TextEngine, images: ImageLibrary, after end: TimeInterval, at time: TimeInterval
  ) throws(SDLError) {
    while isBehind { try writeNext() }
    let anew = try OffscreenPainter(size: painter.size, scale: 1, text: text, images: images)
    (self.text, self.images, painter.painter) = (text, images, anew)
    start += time - end
  }

  /// Stops at a time; what was shown is still to be written.
  func stop(at time: TimeInterval) { end = end ?? time }

  /// Writes the next frame.
  ///
  /// - Throws: SDLError if memory is short.
  func writeNext() throws(SDLError) {
    guard let (frame, time) = waiting.popFirst() else { return }
    if painter.size != frame.size {
      painter = (
        frame.size,
        try OffscreenPainter(size: frame.size, scale: 1, text: text, images: images)
      )
    }
    try writer.show(try painter.painter.paint(frame), at: time - start)
  }

  /// Writes all frames and returns the file.
  ///
  /// - Throws: SDLError if memory is short.
  func finish(at time: TimeInterval) throws(SDLError) -> Data {
    while isBehind { try writeNext() }
    return try writer.finish(at: (end ?? time) - start)
  }
}
