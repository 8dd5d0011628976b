import Foundation

/// The swipe back that a pan waits for: a finger from the edge means the page, not its content.
final class SwipeBackRival {
  private weak var known: UIGestureRecognizer?

  /// Has a recogniser wait for the swipe of the stack that its view is in now.
  func precede(_ recognizer: UIGestureRecognizer) {
    let swipe = recognizer.view?.nearestSwipeBack?.swipeRecognizer
    guard let swipe, swipe !== known else { return }
    known = swipe
    recognizer.require(toFail: swipe)
  }
}

extension UIView {
  /// The swipe back of the container whose page the view is on.
  fileprivate var nearestSwipeBack: (any SwipeBackTarget)? {
    controllersAround.lazy.compactMap(\.containerRole.swipeBack).first
  }
}
