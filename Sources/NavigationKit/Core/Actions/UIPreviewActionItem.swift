public import Foundation

/// An item of the menu beside a controller's preview: an action or a group of actions.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title of its row.
  var title: String { get }
}
