import Foundation

extension UINavigationController: PageStack {
  var outerItem: UIBarButtonItem? {
    get { navigationBar.outerItem }
    set { navigationBar.outerItem = newValue }
  }
}

extension UIViewController {
  /// The controller itself where it has a stack of pages, else a new stack with it.
  var inPageStack: UIViewController {
    containerRole.pageStack == nil ? UINavigationController(rootViewController: self) : self
  }
}
