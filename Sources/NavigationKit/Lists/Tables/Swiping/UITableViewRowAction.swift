public import Foundation

/// An action that the user reaches by swiping a row to the left: the former kind of
/// ``UIContextualAction``.
///
/// The row stays open after the action until the app ends that: by `setEditing(false, animated:)` of
/// the table, or as it deletes or reloads the row.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of the action.
  public enum Style: Int, Hashable, Sendable {
    /// An action with a red button that deletes data.
    case `default`
    /// An action with a grey button.
    case normal

    /// The same as ``default``.
    public static var destructive: Style { .default }
  }

  /// The style of the action.
  public let style: Style
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action; the closure gets the action and the row.
  @available(*, deprecated, message: "Use UIContextualAction and UISwipeActionsConfiguration.")
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// The title on its button.
  open var title: String?
  /// The colour of its button: red if it is destructive, otherwise grey, unless set.
  open var backgroundColor: UIColor?

  /// The contextual action that stands for this one in a swipe.
  fileprivate func contextual(in table: UITableView) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { [weak table, self] _, _, _ in
      if let path = table?.swipe.path { handler(self, path) }
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    action.keepsRowOpen = true
    return action
  }
}

extension UISwipeActionsConfiguration {
  /// The actions of a row, of which none is performed by a long swipe.
  convenience init(_ actions: [UITableViewRowAction], in table: UITableView) {
    self.init(actions: actions.map { $0.contextual(in: table) })
    performsFirstActionWithFullSwipe = false
  }
}
