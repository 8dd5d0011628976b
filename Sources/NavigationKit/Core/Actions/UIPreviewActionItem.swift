public import Foundation

/// What the menu beside a controller's preview offers: an action or a group of some.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title of its row.
  var title: String { get }
}
