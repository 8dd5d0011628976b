import Foundation

/// When what is remembered of a window and its app is written: a while after it changed, so that a
/// program that is killed loses little, and a drag writes once.
nonisolated struct WindowKeeping {
  /// How long a window stays where it is before that is written, and how long an app gets no input, in
  /// seconds.
  private static let (windowRest, appRest): (TimeInterval, TimeInterval) = (0.5, 1)

  /// The zoom that was written last, or that the window had at first.
  var zoom: Zoom
  private var windowDue: TimeInterval?
  private var appDue: TimeInterval?

  /// Begins with a window at a zoom.
  init(zoom: Zoom) { self.zoom = zoom }

  /// The window was moved or resized.
  mutating func noteMove(at time: TimeInterval) { windowDue = time + Self.windowRest }

  /// The app got input.
  mutating func noteInput(at time: TimeInterval) { appDue = time + Self.appRest }

  /// The seconds until something is to be written.
  func rest(at time: TimeInterval) -> TimeInterval {
    [windowDue, appDue].compactMap(\.self).min().map { max(0, $0 - time) } ?? .infinity
  }

  /// What is to be written at a time; it is so once.
  mutating func takeDue(at time: TimeInterval) -> (window: Bool, app: Bool) {
    func take(_ due: inout TimeInterval?) -> Bool {
      guard let moment = due, moment <= time else { return false }
      due = nil
      return true
    }
    return (take(&windowDue), take(&appDue))
  }
}
