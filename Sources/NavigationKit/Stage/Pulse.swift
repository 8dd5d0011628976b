import Foundation

/// Something on screen that changes at a steady pace without an end, such as a spinner.
///
/// The stage counts as settled meanwhile; only the picture's next change is told by it.
struct Pulse {
  /// What changes.
  weak var view: UIView?
  /// When it began, on the stage's clock.
  let start: TimeInterval
  /// Seconds from one change to the next.
  let interval: TimeInterval

  /// How many changes there have been by an instant.
  func count(at now: TimeInterval) -> Int {
    max(0, Int(((now - start) / interval + Pulse.tolerance).rounded(.down)))
  }

  /// When the next change after an instant is.
  func next(after now: TimeInterval) -> TimeInterval {
    start + TimeInterval(count(at: now) + 1) * interval
  }

  /// The part of an interval by which the sum of many of them may fall short.
  private static let tolerance = 1e-6
}

extension Stage {
  /// Lets a view of the stage pulse from now on.
  func begin(_ pulse: Pulse) {
    pulses.removeAll { $0.view == nil || $0.view === pulse.view }
    pulses.append(pulse)
  }

  /// Ends a view's pulse.
  func endPulse(of view: UIView) { pulses.removeAll { $0.view == nil || $0.view === view } }

  /// When something that pulses in the window next changes.
  var nextPulse: TimeInterval? {
    pulses.filter { $0.view?.window === window }.map { $0.next(after: now) }.min()
  }
}
