import Foundation

/// The swipe back that a pan waits for: a finger from the edge means the page, not its content.
final class SwipeBackRival {
  private weak var known: UIGestureRecognizer?

  /// Has a recogniser wait for the swipe of the stack that its view is in now.
  func precede(_ recognizer: UIGestureRecognizer) {
    let swipe = recognizer.view?.nearestNavigationController?.interactivePopGestureRecognizer
    guard let swipe, swipe !== known else { return }
    known = swipe
    recognizer.require(toFail: swipe)
  }
}

extension UIView {
  /// The navigation controller whose page the view is on.
  fileprivate var nearestNavigationController: UINavigationController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UINavigationController { return controller }
      if let controller = (current as? UIViewController)?.navigationController { return controller }
      responder = current.next
    }
    return nil
  }
}
