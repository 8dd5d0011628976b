/// The container beside whose page a bar stands.
protocol BarOwner: AnyObject {
  /// Whether a transition is about to start: bars then change with it.
  var isAboutToMove: Bool { get }
  /// The page that is to be shown.
  var topViewController: UIViewController? { get }
}

/// The container whose stack a navigation bar follows.
protocol NavigationBarOwner: UINavigationBarDelegate {
  /// Whether a transition is about to start: the bar then changes with it.
  var isAboutToMove: Bool { get }
  /// The items of the pages, from the bottom of the stack to the top.
  var items: [UINavigationItem] { get }
  /// The item so many pages below the top.
  func item(below depth: Int) -> UINavigationItem?
  /// An item says otherwise whether its title is large.
  func titleDidChange(of item: UINavigationItem)
  /// The page that an item belongs to.
  func page(of item: UINavigationItem?) -> UIViewController?
  /// Goes back to the page of an item.
  func popToPage(of item: UINavigationItem)
}
