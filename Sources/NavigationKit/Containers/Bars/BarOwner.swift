/// The container whose top page a bar belongs to.
protocol BarOwner: AnyObject {
  /// Whether a transition is about to start, in which the bars change.
  var isAboutToMove: Bool { get }
  /// The page that is, or is about to be, on top.
  var topViewController: UIViewController? { get }
}

/// The container whose stack a navigation bar follows.
protocol NavigationBarOwner: BarOwner, UINavigationBarDelegate {
  /// The items of the pages, from the bottom of the stack to the top.
  var items: [UINavigationItem] { get }
  /// The item at a depth below the top; 0 is the top.
  func item(below depth: Int) -> UINavigationItem?
  /// Called when an item's large title display mode has changed.
  func titleDidChange(of item: UINavigationItem)
  func page(of item: UINavigationItem?) -> UIViewController?
  func popToPage(of item: UINavigationItem)
  /// Lays out the bar and the page under it now.
  func layOutBars()
}
