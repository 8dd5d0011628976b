public import Foundation

/// An action that the user reaches by swiping a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of the action.
  public enum Style: Int, Hashable, Sendable {
    /// An action with a grey button.
    case normal
    /// An action with a red button that deletes data.
    case destructive
  }

  /// Performs an action; it must call the last argument when done, with true if the action was
  /// performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - handler: Receives the action, the button that was tapped, and a closure to call when the
  ///     action is done or cancelled. The row then closes. If a destructive action was done and
  ///     the row was removed from the data, the table deletes it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The style of the action.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title on its button; with an image, it is shown only in rows of at least 91 points.
  open var title: String?
  /// The image on its button, drawn in white.
  open var image: UIImage?

  /// The colour of its button: red if it is destructive, otherwise grey, unless set.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
  /// Whether the row stays as it is after the action, until the app ends editing.
  var keepsRowOpen = false
}
