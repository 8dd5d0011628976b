import NavigationKit

/// An object of UIKit whose delegate a file may name.
@MainActor
protocol DelegateOutlet: AnyObject {
  /// Sets the delegate; nil if the object cannot be one.
  func connect(delegate: Any)
}

extension UINavigationController: DelegateOutlet {
  func connect(delegate: Any) { self.delegate = delegate as? any UINavigationControllerDelegate }
}

extension UITabBarController: DelegateOutlet {
  func connect(delegate: Any) { self.delegate = delegate as? any UITabBarControllerDelegate }
}

extension UISplitViewController: DelegateOutlet {
  func connect(delegate: Any) { self.delegate = delegate as? any UISplitViewControllerDelegate }
}

extension UIPageViewController: DelegateOutlet {
  func connect(delegate: Any) { self.delegate = delegate as? any UIPageViewControllerDelegate }
}

extension UINavigationBar: DelegateOutlet {
  func connect(delegate: Any) { self.delegate = delegate as? any UINavigationBarDelegate }
}

extension UITabBar: DelegateOutlet {
  func connect(delegate: Any) { self.delegate = delegate as? any UITabBarDelegate }
}

extension UIGestureRecognizer: DelegateOutlet {
  func connect(delegate: Any) { self.delegate = delegate as? any UIGestureRecognizerDelegate }
}
