/// What a controller offers the bars around it: a title, tools, and a way to edit its content.
struct ControllerBarItems {
  /// A scroll view that is somebody else's to keep.
  struct WeakScrollView { weak var view: UIScrollView? }

  /// What a navigation bar shows for it, once somebody asked.
  var navigationItem: UINavigationItem?
  /// Its tab, once somebody asked.
  var tabBarItem: UITabBarItem?
  /// Whether that was given, and not made.
  var tabBarItemIsGiven = false
  /// What a toolbar shows for it.
  var toolbarItems: [UIBarButtonItem]?
  /// The scroll views that bars go by, by their edges' raw values.
  var contentScrollViews: [UInt: WeakScrollView] = [:]
  /// Whether its content is being edited.
  var isEditing = false
  /// The button that toggles that, once somebody asked.
  var editButtonItem: UIBarButtonItem?

  /// Has what there is say what the controller is called.
  func show(_ title: String?) {
    navigationItem?.title = title
    tabBarItem?.title = title
  }
}

extension UIViewController {
  /// Its navigation item, made at the first access.
  var madeNavigationItem: UINavigationItem {
    if let item = barItems.navigationItem { return item }
    let item = UINavigationItem(title: title)
    barItems.navigationItem = item
    return item
  }

  /// Its tab, made at the first access.
  var madeTabBarItem: UITabBarItem {
    if let item = barItems.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    barItems.tabBarItem = item
    return item
  }

  /// Takes a tab in place of the one it has; nil for one that is made when somebody asks.
  func takeTabBarItem(_ item: UITabBarItem?) {
    barItems.tabBarItem = item
    barItems.tabBarItemIsGiven = item != nil
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

  /// Names the scroll view that bars at some edges go by.
  func nameContentScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing]
    where edges.contains(edge) {
      barItems.contentScrollViews[edge.rawValue] = scrollView.map {
        ControllerBarItems.WeakScrollView(view: $0)
      }
    }
    layOutBarsAround()
  }

  /// Editing starts or ends, and the button says so.
  func noteEditing(_ isEditing: Bool) {
    barItems.isEditing = isEditing
    barItems.editButtonItem?.showEditing(isEditing)
  }
}
