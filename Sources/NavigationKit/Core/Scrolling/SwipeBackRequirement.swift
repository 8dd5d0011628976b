import Foundation

/// Makes a pan wait for the back swipe: a finger from the edge moves the page, not its content.
final class SwipeBackRequirement {
  private weak var requiredSwipe: UIGestureRecognizer?

  /// Makes a recogniser wait for the back swipe of the container that its view is in now.
  func precede(_ recognizer: UIGestureRecognizer) {
    let swipe = recognizer.view?.nearestSwipeBack?.swipeRecognizer
    guard let swipe, swipe !== requiredSwipe else { return }
    requiredSwipe = swipe
    recognizer.require(toFail: swipe)
  }
}

extension UIView {
  /// The back swipe of the nearest container around the view that has one.
  fileprivate var nearestSwipeBack: (any SwipeBackTarget)? {
    controllersAround.lazy.compactMap(\.containerRole.swipeBack).first
  }
}
