import Drawing
public import Foundation

/// A line of text that the user edits.
///
/// While it is the first responder, the keyboard counts as shown, although none is drawn. The caret
/// stays at the end of the text and does not blink.
open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
  /// The border around the text.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border.
    case none
    /// A thin rectangle.
    case line
    /// A thick rectangle.
    case bezel
    /// A rectangle with round corners.
    case roundedRect
  }

  /// When the clear button is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never
    /// While editing.
    case whileEditing
    /// While not editing.
    case unlessEditing
    /// Always.
    case always
  }

  private let label = UILabel()
  private let caret = UIView()
  /// Clears the text.
  private let clearButton = UIButton(type: .custom)
  private var storedText = ""

  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a field with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addSubview(label)
    addSubview(caret)
    addSubview(clearButton)
    clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    clearButton.accessibilityLabel = "Clear text"
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    show()
  }

  /// The text; never nil when read.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      show()
    }
  }

  /// The text shown while the field is empty.
  open var placeholder: String? { didSet { show() } }
  /// The font; the system font at 17 points unless set.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
  /// Whether the font follows the user's text size; false unless set.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      show()
    }
  }
  /// The colour of the text; the label colour unless set.
  open var textColor: UIColor? = .label { didSet { show() } }
  /// The alignment of the text; natural unless set.
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }
  /// The border; none unless set.
  open var borderStyle = BorderStyle.none { didSet { show() } }
  /// When a clear button is shown at the trailing end; never unless set.
  open var clearButtonMode = ViewMode.never { didSet { show() } }
  /// A view before the text, at the leading end; nil unless set.
  open var leftView: UIView? {
    didSet {
      if oldValue !== leftView { oldValue?.removeFromSuperview() }
      leftView.map(addSubview)
      show()
    }
  }
  /// When the view before the text is shown; never unless set.
  open var leftViewMode = ViewMode.never { didSet { show() } }
  /// Allows or refuses editing and changes, and is told about them.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  // MARK: Typing

  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var acceptsText: Bool { true }
  override func didResign() { editingDidEnd() }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing() }

  /// Whether there is text.
  open var hasText: Bool { !storedText.isEmpty }

  /// Appends text; a line feed acts as the return key.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the last character.
  open func deleteBackward() { delete() }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isPress = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    if isPress { becomeFirstResponder() }
  }

  // MARK: Appearance

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

  /// The baselines of its line.
  var textBaselines: TextBaselines? { label.baselines(width: 0) }

  private var lineHeight: CGFloat {
    (label.shownFont(in: traitCollection)?.size ?? 0) * TextFieldMetrics.lineHeight
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  /// The frame of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { usualClearButtonRect(in: bounds) }
  /// The frame of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { usualLeftViewRect(in: bounds) }
  /// The frame of the text, inside the border and beside the views at its ends.
  open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(in: bounds) }

  override var shapeRadius: CGFloat {
    let own = super.shapeRadius
    return own == 0 && borderStyle == .roundedRect ? TextFieldMetrics.cornerRadius : own
  }

  override func paint(on canvas: inout Canvas) {
    let bounds = presentedBounds(at: canvas.now)
    if borderStyle == .roundedRect, backgroundColor == nil {
      canvas.fill(
        bounds, UIColor.systemBackground.color(in: canvas.traits), cornerRadius: shapeRadius)
    }
    canvas.stroke(
      bounds, UIColor.separator.color(in: canvas.traits),
      width: TextFieldMetrics.borderWidth(of: borderStyle), cornerRadius: shapeRadius)
  }

  open override func tintColorDidChange() { caret.backgroundColor = tintColor }
  open override func layoutSubviews() { placeParts() }

  /// Updates text, colours, caret and clear button.
  func show() {
    label.text = hasText ? storedText : placeholder
    label.font = font ?? .systemFont(ofSize: TextFieldMetrics.fontSize)
    label.textColor = hasText && isEnabled ? textColor ?? .label : placeholderColor
    label.textAlignment = textAlignment
    caret.isHidden = !isEditing
    caret.backgroundColor = tintColor
    clearButton.isHidden = !showsClearButton
    leftView?.stateAlpha = showsLeftView ? 1 : 0
    clearButton.tintColor = .systemGray3
    setNeedsLayout()
    noteContentForLayout()
  }

  private func placeParts() {
    clearButton.frame = clearButtonRect(forBounds: bounds)
    leftView?.frame = leftViewRect(forBounds: bounds)
    let inner = textRect(forBounds: bounds)
    label.frame = inner
    let width = hasText ? min(label.sizeThatFits(inner.size).width, inner.width) : 0
    caret.frame = CGRect(
      x: insertionX(width: width, in: inner) - TextFieldMetrics.caretWidth / 2,
      y: inner.midY - lineHeight / 2, width: TextFieldMetrics.caretWidth, height: lineHeight)
  }

  /// Where text that is typed next begins; the caret is centred on it, and so between two letters.
  private func insertionX(width: CGFloat, in inner: CGRect) -> CGFloat {
    switch textAlignment {
    case .center: inner.midX + width / 2
    case .right: inner.maxX
    case .natural where isRightToLeft, .justified where isRightToLeft: inner.maxX - width
    default: inner.minX + width
    }
  }

  private func usualTextRect(in bounds: CGRect) -> CGRect {
    let inner = bounds.insetBy(dx: margin, dy: 0)
    let clear =
      showsClearButton ? TextFieldMetrics.clearSize + TextFieldMetrics.clearMargin : 0
    var before: CGFloat = 0
    if showsLeftView {
      let left = leftViewRect(forBounds: bounds)
      let end = isRightToLeft ? inner.maxX - left.minX : left.maxX - inner.minX
      before = end + TextFieldMetrics.leftGap
    }
    return inner.inset(
      by: isRightToLeft
        ? UIEdgeInsets(left: clear, right: before) : UIEdgeInsets(left: before, right: clear))
  }

  private func usualLeftViewRect(in bounds: CGRect) -> CGRect {
    let size = leftView?.sizeThatFits(bounds.size) ?? .zero
    let frame = CGRect(
      x: margin, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return isRightToLeft ? frame.mirrored(in: bounds.width) : frame
  }

  private func usualClearButtonRect(in bounds: CGRect) -> CGRect {
    let size = TextFieldMetrics.clearSize
    let margin = TextFieldMetrics.clearMargin
    return CGRect(
      x: isRightToLeft ? bounds.minX + margin : bounds.maxX - size - margin,
      y: bounds.midY - size / 2, width: size, height: size)
  }

  private var showsClearButton: Bool {
    hasText && isEnabled && clearButtonMode.shows(isEditing: isEditing)
  }

  private var showsLeftView: Bool {
    leftView != nil && leftViewMode.shows(isEditing: isEditing)
  }

  /// The colour of the text that is shown while the field is empty.
  var placeholderColor: UIColor { .tertiaryLabel }
  /// The space between the field's ends and its content, in points.
  var margin: CGFloat { borderStyle == .none ? 0 : TextFieldMetrics.margin }
}

extension UITextField.ViewMode {
  /// Whether what has this mode is shown.
  fileprivate func shows(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
