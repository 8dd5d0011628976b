public import Foundation

/// A button of an alert, and what a press of it does.
open class UIAlertAction: NSObject {
  /// What a press of the button means.
  public nonisolated enum Style: Int, Hashable, Sendable {
    /// Any of the choices.
    case `default`
    /// Everything stays as it was; an alert has one such button at most.
    case cancel
    /// Something is changed or deleted for good.
    case destructive
  }

  /// Makes a button; its handler runs once the alert has gone.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// What the button says.
  open private(set) var title: String?
  /// What a press of it means.
  open private(set) var style = Style.default
  /// Whether it can be pressed; true unless set.
  open var isEnabled = true { didSet { if isEnabled != oldValue { whenChanged() } } }

  private var handler: ((UIAlertAction) -> Void)?
  /// Has the alert show what changed.
  var whenChanged: () -> Void = {}

  /// Does what the button is for.
  func perform() { handler?(self) }
}
