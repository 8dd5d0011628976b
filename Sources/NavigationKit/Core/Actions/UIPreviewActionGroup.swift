public import Foundation

/// Actions behind one row of the menu beside a controller's preview.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// Makes a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }

  /// The title of its row.
  open private(set) var title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]
}
