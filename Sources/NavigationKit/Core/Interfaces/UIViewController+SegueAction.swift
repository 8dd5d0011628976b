import Foundation

extension UIViewController {
  /// Has the controller's own method make a segue's destination, as an `@IBSegueAction` does.
  ///
  /// The method takes the coder, and if it likes what was tapped and the segue's identifier. Returns
  /// nil if there is no such method, or it leaves the destination to the storyboard.
  package func makeDestination(
    by action: Selector, coder: NSCoder, sender: Any?, identifier: String?
  ) -> UIViewController? {
    guard action.method(of: self) != nil else { return nil }
    return action.send(to: self, coder, sender, identifier) as? UIViewController
  }
}
