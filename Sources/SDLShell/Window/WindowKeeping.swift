import Foundation

/// When the state of a window and its app is saved: a while after it changed, so that a program
/// that is killed loses little, and a drag writes once.
nonisolated struct WindowKeeping {
  /// How long a window must stay where it is, and how long an app must get no input, before either
  /// is saved, in seconds.
  private static let (windowRest, appRest): (TimeInterval, TimeInterval) = (0.5, 1)

  /// The zoom that was written last, or that the window had at first.
  var zoom: Zoom
  /// Writes the zoom.
  private let onZoom: (Zoom) -> Void
  /// Writes the position to which the user has moved the window.
  private let onMove: (CGPoint) -> Void
  private var windowDue = Deadline()
  private var appDue = Deadline()

  /// Begins with a window at a zoom.
  init(
    zoom: Zoom, onZoom: @escaping (Zoom) -> Void = { _ in },
    onMove: @escaping (CGPoint) -> Void = { _ in }
  ) {
    (self.zoom, self.onZoom, self.onMove) = (zoom, onZoom, onMove)
  }

  /// Records that the window was moved or resized.
  mutating func recordMove(at time: TimeInterval) { windowDue.time = time + Self.windowRest }

  /// Records that the app got input.
  mutating func recordInput(at time: TimeInterval) { appDue.time = time + Self.appRest }

  /// The seconds until something is to be saved.
  func rest(at time: TimeInterval) -> TimeInterval {
    min(windowDue.rest(at: time), appDue.rest(at: time))
  }

  /// Whether the window and the app are to be saved at a time; true only once.
  mutating func takeDue(at time: TimeInterval) -> (window: Bool, app: Bool) {
    (windowDue.takeDue(at: time), appDue.takeDue(at: time))
  }
}

extension WindowKeeping {
  /// Saves the position to which the user has moved a window, and the zoom to which it was resized.
  mutating func keep(_ window: Window) {
    window.movedPosition.map(onMove)
    if window.zoom != zoom { keepZoom(of: window) }
  }

  /// Saves the zoom of a window.
  mutating func keepZoom(of window: Window) {
    zoom = window.zoom
    onZoom(zoom)
  }
}
