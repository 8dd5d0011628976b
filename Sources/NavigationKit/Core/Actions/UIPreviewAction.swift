public import Foundation

/// An action in the menu beside a controller's preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How the row of an action, or of a group, looks.
  public nonisolated enum Style: Int, Hashable, Sendable {
    /// As any row.
    case `default`
    /// With a mark.
    case selected
    /// Red.
    case destructive
  }

  /// Makes an action.
  ///
  /// - Parameter handler: Called with the action and the controller that was the preview.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style, storedHandler) = (title, style, handler)
    super.init()
  }

  /// The title of its row.
  open private(set) var title: String
  let style: Style
  private let storedHandler: (UIPreviewAction, UIViewController) -> Void

  /// The closure that it runs, with itself and the controller that was the preview.
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void {
    { [storedHandler] item, controller in
      guard let action = item as? UIPreviewAction else {
        preconditionFailure("\(item) is no UIPreviewAction, whose handler this is.")
      }
      storedHandler(action, controller)
    }
  }
}
