import Foundation

/// A container that a swipe goes back in, as touches, touchpads and scroll views see it.
protocol SwipeBackTarget: AnyObject {
  /// Recognises the swipe from the screen's edge; scroll views wait for it.
  var swipeRecognizer: UIGestureRecognizer? { get }
  /// The direction pages come from: 1 for the right, −1 for the left.
  var trailing: CGFloat { get }
  /// Whether a sideways scroll on a touchpad may begin to go back.
  var mayBeginTouchpadSwipe: Bool { get }
  /// Whether a swipe drives a transition.
  var isSwiping: Bool { get }
  /// The movement of the finger of that swipe.
  var movement: SwipeBack.Movement { get }
  /// Begins to go back.
  func beginSwipe()
  /// The fingers moved.
  func trackSwipe(_ movement: SwipeBack.Movement)
  /// The fingers are lifted.
  func releaseSwipe(_ movement: SwipeBack.Movement)
}
