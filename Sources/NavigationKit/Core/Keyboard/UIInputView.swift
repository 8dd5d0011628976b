public import Foundation

/// A view for the place of the keyboard, or above it, that looks like the keyboard.
open class UIInputView: UIView {
  /// How it looks.
  public enum Style: Int, Hashable, Sendable {
    /// As the app makes it.
    case `default`
    /// As the keyboard.
    case keyboard
  }

  /// Makes a view with a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { byDefault { backgroundColor = KeyboardColors.ground } }
  }

  /// Makes a view that looks as the app makes it.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  /// How it looks.
  public let inputViewStyle: Style
  /// Whether its constraints say how high it is, whatever height it was made with; false unless set.
  open var allowsSelfSizing = false
}
