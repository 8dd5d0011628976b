extension UIViewController {
  /// The nearest tab bar controller among its parents.
  public var tabBarController: UITabBarController? { nearestContainer() }
}
