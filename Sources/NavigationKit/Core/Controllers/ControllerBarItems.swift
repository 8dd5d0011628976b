/// The items and settings that a controller provides for the bars around it.
struct ControllerBarItems {
  /// Refers to a scroll view weakly.
  struct WeakScrollView { weak var view: UIScrollView? }

  /// Its navigation item; nil before the first access.
  var navigationItem: UINavigationItem?
  /// Its tab bar item; nil before the first access.
  var tabBarItem: UITabBarItem?
  /// Whether code set the tab bar item; false if it was made at the first access.
  var hasExplicitTabBarItem = false
  /// The items that a toolbar shows for it.
  var toolbarItems: [UIBarButtonItem]?
  /// The scroll views that bars follow, by the raw value of the edge.
  var contentScrollViews: [UInt: WeakScrollView] = [:]
  /// Whether bars inset the content of its scroll view even where that does not scroll.
  var insetsScrollViews = true
  /// Whether its content is being edited.
  var isEditing = false
  /// Its edit button; nil before the first access.
  var editButtonItem: UIBarButtonItem?

  /// Sets the controller's title in the items that exist.
  func show(_ title: String?) {
    navigationItem?.title = title
    tabBarItem?.title = title
  }
}

extension UIViewController {
  /// Takes a navigation item of the app's class from a storyboard, in place of one of UIKit's.
  package func replaceNavigationItem(_ item: UINavigationItem) {
    item.title = item.title ?? title
    barItems.navigationItem = item
  }

  /// Its navigation item, made at the first access.
  var madeNavigationItem: UINavigationItem {
    if let item = barItems.navigationItem { return item }
    let item = UINavigationItem(title: title)
    barItems.navigationItem = item
    return item
  }

  /// Its tab bar item, made at the first access.
  var madeTabBarItem: UITabBarItem {
    if let item = barItems.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    barItems.tabBarItem = item
    return item
  }

  /// Replaces the tab bar item; with nil, a new one is made at the next access.
  func replaceTabBarItem(_ item: UITabBarItem?) {
    barItems.tabBarItem = item
    barItems.hasExplicitTabBarItem = item != nil
    for container in containersAround { container.containerRole.tabBarItemDidChange(of: self) }
  }

  /// Its edit button, made at the first access.
  var madeEditButtonItem: UIBarButtonItem {
    if let item = barItems.editButtonItem { return item }
    let item = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    barItems.editButtonItem = item
    return item
  }

  /// Sets the scroll view that bars at some edges follow; with nil they find it in the view.
  func nameContentScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing]
    where edges.contains(edge) {
      barItems.contentScrollViews[edge.rawValue] = scrollView.map {
        ControllerBarItems.WeakScrollView(view: $0)
      }
    }
    layOutBarsAround()
  }

  /// Stores whether the content is being edited, and updates the edit button.
  func updateEditing(_ isEditing: Bool) {
    barItems.isEditing = isEditing
    barItems.editButtonItem?.showEditing(isEditing)
  }
}
