extension UIViewController {
  /// Gives the navigation bar its background over a picture: that reaches the screen's edges, so that
  /// the bar would be clear over it, as over a list that is scrolled to its top.
  func fillNavigationBar() { navigationItem.scrollEdgeAppearance = UINavigationBarAppearance() }
}
