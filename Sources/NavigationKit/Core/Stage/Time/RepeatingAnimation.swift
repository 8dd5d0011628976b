import Foundation

/// An animation that changes at a steady pace without an end, such as a spinner.
///
/// The stage counts as settled while it runs; only ``Stage/nextChange`` takes it into account.
struct RepeatingAnimation {
  /// The view that changes.
  weak var view: UIView?
  /// When it began, in seconds on the stage's clock.
  let start: TimeInterval
  /// Seconds from one change to the next.
  let interval: TimeInterval
  /// Whether it lasts as long as animations of the view's properties that have no end.
  var isOfProperties = false

  /// How many changes there have been by a time.
  func count(at now: TimeInterval) -> Int {
    max(0, Int(((now - start) / interval + RepeatingAnimation.tolerance).rounded(.down)))
  }

  /// The time of the next change.
  func next(after now: TimeInterval) -> TimeInterval {
    start + TimeInterval(count(at: now) + 1) * interval
  }

  /// Seconds from one picture to the next of what moves without an end.
  static let frameInterval: TimeInterval = 1 / 60
  /// By how much of an interval a sum of many may fall short because of rounding.
  private static let tolerance = 1e-6
}

extension Stage {
  /// Starts a view's repeating animation.
  func begin(_ animation: RepeatingAnimation) {
    repeatingAnimations.removeAll { $0.view == nil || $0.view === animation.view }
    repeatingAnimations.append(animation)
  }

  /// Ends a view's repeating animation.
  func endRepeatingAnimation(of view: UIView) {
    repeatingAnimations.removeAll { $0.view == nil || $0.view === view }
  }

  /// The time of the next change of a repeating animation in the window.
  var nextRepetition: TimeInterval? {
    repeatingAnimations.filter { animation in
      guard let view = animation.view, view.window === window else { return false }
      return !animation.isOfProperties || view.startOfRepetition != nil
    }.map { $0.next(after: now) }.min()
  }
}
