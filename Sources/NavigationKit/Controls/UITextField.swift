import Drawing
public import Foundation

/// A line of text that a person types.
///
/// While it is the first responder a keyboard counts as shown; none is drawn, and the caret stays at
/// the end and does not blink.
open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A thin rectangle.
    case line
    /// A thick rectangle.
    case bezel
    /// A rectangle with round corners.
    case roundedRect
  }

  private let label = UILabel()
  private let caret = UIView()
  private var storedText = ""

  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(label)
    addSubview(caret)
    show()
  }

  /// What was typed; empty if nothing was.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      show()
    }
  }

  /// What stands there while nothing is typed.
  open var placeholder: String? { didSet { show() } }
  /// In which letters; 17 points unless set.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
  /// Whether its font follows the text size a person wants; false unless set.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      show()
    }
  }
  /// In which colour.
  open var textColor: UIColor? = .label { didSet { show() } }
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }
  /// What is drawn around it; nothing unless set.
  open var borderStyle = BorderStyle.none { didSet { show() } }
  /// Who has a say in what is typed.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether it is typed into.
  open var isEditing: Bool { isFirstResponder }

  // MARK: Typing

  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var takesText: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing() }

  /// Whether anything is typed.
  open var hasText: Bool { !storedText.isEmpty }

  /// Adds text at the end; a line feed is the return key.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the last character.
  open func deleteBackward() { delete() }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isPress = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    if isPress { becomeFirstResponder() }
  }

  // MARK: Looks

  override func stateDidChange() { show() }
  override var elementRole: StageElement.Role? { .textField }
  override var elementText: String? { hasText ? storedText : placeholder ?? "" }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    return CGSize(
      width: text.width + 2 * margin,
      height: borderStyle == .none
        ? lineHeight.rounded(.up) : max(TextFieldMetrics.height, lineHeight.rounded(.up)))
  }

  private var lineHeight: CGFloat {
    (label.shownFont(in: traitCollection)?.size ?? 0) * TextFieldMetrics.lineHeight
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  open override func tintColorDidChange() { caret.backgroundColor = tintColor }
  open override func layoutSubviews() { placeParts() }

  /// Brings text, frame and caret up to date.
  func show() {
    label.text = hasText ? storedText : placeholder
    label.font = font ?? .systemFont(ofSize: TextFieldMetrics.fontSize)
    label.textColor = hasText && isEnabled ? textColor ?? .label : .tertiaryLabel
    label.textAlignment = textAlignment
    caret.isHidden = !isEditing
    caret.backgroundColor = tintColor
    layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .bezel ? 2 : 1
    layer.borderColor = .separator
    layer.cornerRadius = borderStyle == .roundedRect ? TextFieldMetrics.cornerRadius : 0
    setNeedsLayout()
  }

  private func placeParts() {
    let inner = bounds.insetBy(dx: margin, dy: 0)
    label.frame = inner
    let width = hasText ? min(label.sizeThatFits(inner.size).width, inner.width) : 0
    caret.frame = CGRect(
      x: caretX(width: width, in: inner), y: inner.midY - lineHeight / 2,
      width: TextFieldMetrics.caretWidth, height: lineHeight)
  }

  private func caretX(width: CGFloat, in inner: CGRect) -> CGFloat {
    switch textAlignment {
    case .center: inner.midX + width / 2
    case .right: inner.maxX - TextFieldMetrics.caretWidth
    default: inner.minX + width
    }
  }

  private var margin: CGFloat { borderStyle == .none ? 0 : TextFieldMetrics.margin }
}

/// The sizes of text fields, in points.
enum TextFieldMetrics {
  /// The height of a field with a border, as Apple's design resources draw it.
  static let height: CGFloat = 34
  /// The border's corner radius, from the same drawings.
  static let cornerRadius: CGFloat = 5
  /// Between the border and the text, from the same drawings.
  static let margin: CGFloat = 7
  /// The caret's width, from the same drawings.
  static let caretWidth: CGFloat = 2
  /// The letters' size unless set.
  static let fontSize: CGFloat = 17
  /// A line's height for each point of the letters' size.
  static let lineHeight: CGFloat = 1.2
}
