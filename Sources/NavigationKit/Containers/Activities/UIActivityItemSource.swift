/// Stands for an item of a ``UIActivityViewController`` that is made once an activity was chosen.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// The placeholder that the sheet shows and asks activities about: a value of the item's type.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  /// The item for an activity; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
