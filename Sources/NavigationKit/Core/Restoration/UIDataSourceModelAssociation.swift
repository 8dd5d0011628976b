public import Foundation

/// Names the items of a list's data source, so that the right ones come back when an app is opened
/// again and the data has changed meanwhile.
///
/// Without it, items are found again by their index paths.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// The identifier of the item at an index path, the same while the data is kept; nil for none.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The present index path of an identifier's item; nil if there is none any more.
  func indexPathForElement(
    withModelIdentifier identifier: String, in view: UIView
  ) -> IndexPath?
}
