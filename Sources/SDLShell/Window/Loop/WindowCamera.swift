import Drawing
import Foundation

/// Takes the screenshots and the films of what is in a window.
final class WindowCamera {
  /// The minimum time in seconds before the next frame for a frame of a film to be written: longer
  /// than writing takes.
  static let writingTime: TimeInterval = 0.012

  private let window: Window
  private let folder: ScreenshotFolder
  /// Called with a short text about what was saved, or could not be.
  var onNotice: (String?) -> Void = { _ in }

  init(of window: Window, in folder: ScreenshotFolder) {
    (self.window, self.folder) = (window, folder)
  }

  /// Whether a film is made now.
  var isFilming: Bool { window.film.map { $0.end == nil } ?? false }

  /// The state of the film; nil for none.
  var status: String? { window.film.map { $0.end == nil ? "filming" : "saving the film…" } }

  /// Saves a picture.
  ///
  /// - Parameter isOpaque: Whether parts on which nothing is drawn are black, else transparent.
  func save(_ picture: DisplayList, scale: CGFloat, isOpaque: Bool = true) {
    onNotice(
      folder.save(picture, scale: scale, isOpaque: isOpaque, copies: window.driver == "x11"))
  }

  /// Begins a film with a frame, or stops it; it is saved once all of it is written.
  func toggleFilm(_ frame: DisplayList) {
    if let film = window.film { return film.stop(at: FrameLoop.realTime) }
    filming {
      window.film = try WindowFilm(in: folder, size: frame.size, at: FrameLoop.realTime)
      film(frame)
    }
  }

  /// Adds the window's frame to the film.
  func film(_ frame: DisplayList) { window.film?.show(frame, at: FrameLoop.realTime) }

  /// Writes a frame of the film, and saves the film after its last; returns false if there is
  /// nothing to do.
  func writeFilm() -> Bool {
    guard let film = window.film, film.isBehind || film.end != nil else { return false }
    filming {
      try film.writeNext()
      if film.end != nil, !film.isBehind { onNotice(window.finishFilm()) }
    }
    return true
  }

  /// Has a film of the window's former content go on with the present content.
  func goOn() {
    guard let film = window.film else { return }
    guard isFilming else { return onNotice(window.finishFilm()) }
    filming { try film.goOn(in: folder) }
  }

  /// Does something for a film, which is given up if it cannot be done.
  private func filming(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      window.film = nil
      onNotice("cannot film")
    }
  }
}
