/// What a controller offers the bars around it: a title, tools, and a way to edit its content.
struct ControllerBarItems {
  /// What a navigation bar shows for it, once somebody asked.
  var navigationItem: UINavigationItem?
  /// What a toolbar shows for it.
  var toolbarItems: [UIBarButtonItem]?
  /// Whether its content is being edited.
  var isEditing = false
  /// The button that toggles that, once somebody asked.
  var editButtonItem: UIBarButtonItem?
}

extension UIViewController {
  /// Its navigation item, made at the first access.
  var madeNavigationItem: UINavigationItem {
    if let item = barItems.navigationItem { return item }
    let item = UINavigationItem(title: title)
    barItems.navigationItem = item
    return item
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

  /// Editing starts or ends, and the button says so.
  func noteEditing(_ isEditing: Bool) {
    barItems.isEditing = isEditing
    barItems.editButtonItem?.showEditing(isEditing)
  }
}
