import Foundation

/// A container that a swipe leads back in, as those see it who bring fingers to it.
protocol SwipeBackTarget: AnyObject {
  /// The recogniser of a finger from the screen's edge; scrolling waits for it.
  var swipeRecognizer: UIGestureRecognizer? { get }
  /// The direction pages come from: 1 for the right, −1 for the left.
  var trailing: CGFloat { get }
  /// Whether a sideways scroll on a touchpad may begin to lead back.
  var mayBeginTouchpadSwipe: Bool { get }
  /// Whether a swipe holds the page.
  var isSwiping: Bool { get }
  /// Begins to lead back.
  func beginSwipe()
  /// The fingers moved.
  func trackSwipe(_ movement: SwipeBack.Movement)
  /// The fingers are lifted.
  func releaseSwipe(_ movement: SwipeBack.Movement)
}
