public import Foundation

/// A button of an alert, with the handler that a press of it calls.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The kind of a button.
  public nonisolated enum Style: Int, Hashable, Sendable {
    /// An ordinary choice.
    case `default`
    /// Cancels and changes nothing; an alert has at most one such button.
    case cancel
    /// Changes or deletes something for good.
    case destructive
  }

  /// Makes a button; its handler runs after the alert is dismissed.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The button's title.
  open private(set) var title: String?
  /// The kind of the button.
  open private(set) var style = Style.default
  /// Whether it can be pressed; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { whenChanged() } } }

  private var handler: ((UIAlertAction) -> Void)?
  /// Called when ``isEnabled`` changes, so that the alert shows it.
  var whenChanged: () -> Void = {}

  /// Calls the handler.
  func perform() { handler?(self) }
}
