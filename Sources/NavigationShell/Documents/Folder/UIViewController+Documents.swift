import NavigationKit

/// The methods that the pages of documents share.
extension UIViewController {
  /// Fills the view with a page below a navigation bar.
  func embed(_ page: UIViewController) {
    let stack = UINavigationController(rootViewController: page)
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  /// Says in an alert what could not be done, and why.
  func showAlert(_ title: String, _ error: any Error) {
    let alert = UIAlertController(
      title: title, message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
