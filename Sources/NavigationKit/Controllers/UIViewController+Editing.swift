import Foundation

extension UIViewController {
  /// A bar button that toggles between editing and not.
  func makeEditButtonItem() -> UIBarButtonItem {
    UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
  }
}
