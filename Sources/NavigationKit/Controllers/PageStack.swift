/// A stack of pages under a bar, as those see it who put one stack on another or take it apart.
protocol PageStack: AnyObject {
  /// The pages, from the bottom to the top.
  var viewControllers: [UIViewController] { get }
  /// Replaces the pages.
  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
  /// What a container around it has in its bar, before the items of its pages.
  var outerItem: UIBarButtonItem? { get set }
}
