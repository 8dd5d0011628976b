import Foundation

extension UIViewController {
  func showDetail(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// The nearest controller, this one or a parent, that handles an action such as
  /// `showViewController:sender:` itself; nil if none does.
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first {
      $0.containerRole.shows(by: action) || $0.canPerformAction(action, withSender: sender)
    }
  }
}

extension Selector {
  /// The names of `show(_:sender:)` and `showDetailViewController(_:sender:)`.
  static let show = Selector("showViewController:sender:")
  static let showDetail = Selector("showDetailViewController:sender:")
}
