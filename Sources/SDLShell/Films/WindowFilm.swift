import Drawing
import Foundation

/// A film of what a window shows: frames are kept as values, and written while there is time.
///
/// It is the window's, not that of the app in it, so that it goes on when another is opened there.
final class WindowFilm {
  /// Draws its frames, and keeps its file, under the name of the app that is filmed now.
  private var folder: ScreenshotFolder
  /// Paints frames of the size that the last one had.
  private var painter: (size: CGSize, painter: OffscreenPainter)
  private var writer: FilmWriter
  private let start: TimeInterval
  /// The frames that are not written yet, with the times at which they were shown.
  private var waiting: ArraySlice<(frame: DisplayList, time: TimeInterval)> = []
  /// When it was stopped; nil while it is made.
  private(set) var end: TimeInterval?

  /// Begins at a time, in seconds, for frames of a size in points at first.
  ///
  /// - Throws: SDLError if memory is short.
  init(in folder: ScreenshotFolder, size: CGSize, at time: TimeInterval) throws(SDLError) {
    self.folder = folder
    let painter = try folder.filmPainter(of: size)
    self.painter = (size, painter)
    writer = FilmWriter(folder.filmFormat, width: painter.width, height: painter.height)
    start = time
  }

  /// Whether frames have to be written.
  var isBehind: Bool { !waiting.isEmpty }

  /// Shows a frame from a time on, unless the film was stopped.
  func show(_ frame: DisplayList, at time: TimeInterval) {
    if end == nil { waiting.append((frame, time)) }
  }

  /// Goes on with another app, with the folder, fonts and pictures of that.
  ///
  /// - Throws: SDLError if memory is short.
  func goOn(in folder: ScreenshotFolder) throws(SDLError) {
    while isBehind { try writeNext() }
    painter.painter = try folder.filmPainter(of: painter.size)
    self.folder = folder
  }

  /// Stops at a time; what was shown is still to be written.
  func stop(at time: TimeInterval) { end = end ?? time }

  /// Writes the next frame.
  ///
  /// - Throws: SDLError if memory is short.
  func writeNext() throws(SDLError) {
    guard let (frame, time) = waiting.popFirst() else { return }
    if painter.size != frame.size {
      painter = (frame.size, try folder.filmPainter(of: frame.size))
    }
    try writer.show(try painter.painter.paint(frame), at: time - start)
  }

  /// Saves it as it is at a time; returns a short text about that.
  func save(at time: TimeInterval) -> String { folder.save(self, at: time) }

  /// Writes all frames and returns the file.
  ///
  /// - Throws: SDLError if memory is short.
  func finish(at time: TimeInterval) throws(SDLError) -> Data {
    while isBehind { try writeNext() }
    return try writer.finish(at: (end ?? time) - start)
  }
}
