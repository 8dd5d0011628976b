/// A stack of pages under a navigation bar, for containers that combine and split stacks.
protocol PageStack: AnyObject {
  /// The pages, from the bottom to the top.
  var viewControllers: [UIViewController] { get }
  /// Replaces the pages.
  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
  /// A button that an outer container adds to the bar before the items of the pages; nil for none.
  var outerItem: UIBarButtonItem? { get set }
  /// The view of that button; nil without one.
  var outerItemView: UIView? { get }
  /// The views of all else that is in the bar now.
  var innerItemViews: [UIView] { get }
}
