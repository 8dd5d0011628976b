import Foundation

/// Something on screen that changes at a steady pace without an end, such as a spinner.
///
/// The stage counts as settled meanwhile; only the picture's next change is told by it.
struct RepeatingAnimation {
  /// What changes.
  weak var view: UIView?
  /// When it began, on the stage's clock.
  let start: TimeInterval
  /// Seconds from one change to the next.
  let interval: TimeInterval

  /// How many changes there have been by an instant.
  func count(at now: TimeInterval) -> Int {
    max(0, Int(((now - start) / interval + RepeatingAnimation.tolerance).rounded(.down)))
  }

  /// When the next change after an instant is.
  func next(after now: TimeInterval) -> TimeInterval {
    start + TimeInterval(count(at: now) + 1) * interval
  }

  /// The part of an interval by which the sum of many of them may fall short.
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

  /// When a repeating animation in the window next changes.
  var nextRepetition: TimeInterval? {
    repeatingAnimations.filter { $0.view?.window === window }.map { $0.next(after: now) }.min()
  }
}
