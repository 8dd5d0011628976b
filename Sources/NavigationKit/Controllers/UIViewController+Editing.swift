import Foundation

extension UIViewController {
  /// The one bar button that toggles between editing and not, made when it is first asked for.
  var keptEditButtonItem: UIBarButtonItem {
    let item = storedEditButtonItem ?? makeEditButtonItem()
    storedEditButtonItem = item
    return item
  }

  private func makeEditButtonItem() -> UIBarButtonItem {
    UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
  }
}
