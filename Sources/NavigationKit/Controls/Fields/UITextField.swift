import Drawing
public import Foundation

/// A line of text that the user edits.
///
/// While it is the first responder, the keyboard counts as shown, drawn or not. A tap places the
/// caret at a word's end, a held finger anywhere; text that is too long scrolls so that the caret is
/// visible.
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  /// Holds the label, and cuts it off while the text is too long.
  let content = SelectedTextView()
  let label = FieldLabel()
  let caret = CaretView()
  /// Clears the text.
  let clearButton = UIButton(type: .custom)
  var edited = EditedText()
  var styles = EditorStyles()
  var selectionDrag: SelectionDrag?
  var isSelectedByFinger = false
  /// How far text that is too long is scrolled, in points.
  var scrollOffset: CGFloat = 0
  /// The places of the characters, cached; nil until they are asked for.
  var lineCache: EditedLineCache?
  var inputTraits = TextInputTraits() { didSet { inputTraitsDidChange(from: oldValue) } }

  override func assemble() { addParts() }

  // MARK: Text

  /// The text; never nil when read.
  open var text: String? {
    get { edited.text.string }
    set { setText(newValue ?? "") }
  }

  /// The text with its attributes; the field's stand in for those that are missing.
  open var attributedText: NSAttributedString? {
    get { styledString }
    set { setStyled(newValue) }
  }
  /// The attributes of text typed next: those of the text before the caret, unless set since the
  /// caret was placed.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? shownTypingAttributes : nil }
    set { setTyping(newValue ?? ownAttributes) }
  }
  /// Whether Ctrl or Command with B, I and U makes text bold, italic and underlined; false unless
  /// set.
  open var allowsEditingTextAttributes = false
  /// The attributes of all of the text; setting them sets font and colour, too.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { styles.defaultAttributes ?? ownAttributes }
    set { setDefaultAttributes(newValue) }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    didSet {
      placeholderLook = BarTextAttributes(nil)
      show()
    }
  }
  /// The placeholder with a font and a colour of its own: those of its first character.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0, attributes: placeholderAttributes) } }
    set { setPlaceholder(newValue) }
  }
  var placeholderLook = BarTextAttributes(nil)
  /// The font; the system font at 17 points unless set.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      ownStyleDidChange(.font)
      show()
      customized(\.font)
    }
  }
  /// Whether the font follows the user's text size; false unless set.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      show()
    }
  }
  /// The colour of the text; the label colour unless set.
  open var textColor: UIColor? = .label {
    didSet {
      ownStyleDidChange(.foregroundColor)
      show()
      customized(\.textColor)
    }
  }
  /// The alignment of the text; natural unless set.
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }
  /// The border; none unless set.
  open var borderStyle = BorderStyle.none { didSet { show() } }
  /// A picture behind the text, in place of a border with round corners; nil unless set.
  open var background: UIImage?
  /// The picture while the field is disabled; unless set, ``background``.
  open var disabledBackground: UIImage?
  /// When a clear button is shown at the trailing end; never unless set.
  open var clearButtonMode = ViewMode.never { didSet { show() } }
  /// Whether editing begins with an empty field; false unless set.
  open var clearsOnBeginEditing = false
  /// Whether the next insertion replaces all of the text; false unless set, and afterwards.
  open var clearsOnInsertion = false
  /// Whether letters become smaller where the text does not fit; false unless set.
  ///
  /// Text with attributes of its own keeps their fonts.
  open var adjustsFontSizeToFitWidth = false { didSet { show() } }
  /// The minimum size of such letters, in points; 0, the default, for any.
  open var minimumFontSize: CGFloat = 0 { didSet { show() } }
  /// A view before the text, at the leading end; nil unless set.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// When the view before the text is shown; never unless set.
  open var leftViewMode = ViewMode.never { didSet { show() } }
  /// A view behind the text, at the trailing end, in place of the clear button; nil unless set.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When the view behind the text is shown; never unless set.
  open var rightViewMode = ViewMode.never { didSet { show() } }
  /// Allows or refuses editing and changes, and is told about them.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Is told when code or a finger changes the text or the selection.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  // MARK: Typing

  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// The view in the place of the keyboard; that of the next responder, or the keyboard, unless set.
  open override var inputView: UIView? {
    get { customInputView }
    set { customInputView = newValue }
  }
  private var customInputView: UIView?
  /// The view above the keyboard; that of the next responder unless set.
  open override var inputAccessoryView: UIView? {
    get { customAccessoryView }
    set { customAccessoryView = newValue }
  }
  private var customAccessoryView: UIView?
  override var acceptsText: Bool { true }
  override func didResign() { editingDidEnd() }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing() }

  /// Whether there is text.
  open var hasText: Bool { !edited.text.isEmpty }

  /// Inserts text in place of the selection; a line feed acts as the return key.
  open func insertText(_ text: String) {
    if clearsOnInsertion { selectAllForInsertion() }
    type(text)
  }

  /// Deletes the selected text, or the character before the caret.
  open func deleteBackward() { perform(.delete(.backward)) }

  // MARK: Clipboard

  /// Copies the selected text, unless it is secret.
  open func copy(_ sender: Any?) { copySelection() }
  /// Copies the selected text and deletes it, unless it is secret.
  open func cut(_ sender: Any?) { cutSelection() }
  /// Inserts the text of the pasteboard in place of the selection.
  open func paste(_ sender: Any?) { pasteText() }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { selectWord() }
  /// Selects all of the text.
  open func selectAll(_ sender: Any?) { select(by: .selectAll) }
  /// Makes the selected text bold, or takes that back, if ``allowsEditingTextAttributes`` is true.
  open func toggleBoldface(_ sender: Any?) { toggle(.bold) }
  /// Makes the selected text italic, or takes that back, in the same way.
  open func toggleItalics(_ sender: Any?) { toggle(.italic) }
  /// Underlines the selected text, or takes that back, in the same way.
  open func toggleUnderline(_ sender: Any?) { toggle(.underline) }
  /// Whether the edit menu offers an action; call super for actions of the system's.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EditAction(action)?.isPossible(in: self) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Takes back what was typed.
  open override var undoManager: UndoManager? { textUndoManager }
  private(set) lazy var textUndoManager = UndoManager(ofTexts: ())

  // MARK: Touches

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeSelection(with: coder)
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeSelection(with: coder)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if isTracking { touches.first.map(beginSelecting) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    touches.first.map(extendSelection)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isPress = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    touches.first.map { endSelecting(with: $0, isPress: isPress) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    stopSelecting()
  }

  /// Refuses pans while a drag selects text, so that it moves nothing around the field.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isSelecting(insteadOf: gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Appearance

  override func stateDidChange() { show() }
  override var elementRole: StageElement.Role? { .textField }
  override var elementText: String? { namingPlaceholder ?? textBefore ?? "" }
  override var elementValue: ElementValue? { .text(hasText ? shownText : "") }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    return CGSize(
      width: text.width + 2 * margin,
      height: borderStyle == .none
        ? lineHeight.rounded(.up) : max(TextFieldMetrics.height, lineHeight.rounded(.up)))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  /// The frame of the border: all of the field.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The frame of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    defaultClearButtonRect(in: bounds)
  }
  /// The frame of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { defaultLeftViewRect(in: bounds) }
  /// The frame of the view behind the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { defaultRightViewRect(in: bounds) }
  /// The frame of the text, inside the border and beside the views at its ends.
  open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
  /// The frame of the text while it is edited: that of the text, unless overridden.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The frame of the placeholder: that of the text, unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Draws the text; called while the field is drawn, with the bounds of the text's view.
  open func drawText(in rect: CGRect) { label.drawOwnText(in: rect) }
  /// Draws the placeholder, in the same way.
  open func drawPlaceholder(in rect: CGRect) { label.drawOwnText(in: rect) }

  override var shapeRadius: CGFloat {
    let own = super.shapeRadius
    return own == 0 && borderStyle == .roundedRect ? TextFieldMetrics.cornerRadius : own
  }

  override func paint(on canvas: inout Canvas) { paintBorder(on: &canvas) }
  override func paintInFront(on canvas: inout Canvas) {
    handles?.paint(in: tintColor, on: &canvas)
  }
  override func cut(to bounds: CGRect) -> ViewCut {
    var cut = super.cut(to: bounds)
    if let handles { (cut.rect, cut.reachesBeyond) = (handles.cut(cut.rect), true) }
    return cut
  }
  open override func layoutSubviews() { placeParts() }
  open override func didMoveToWindow() { if window != nil { showCaret() } }

  /// The colour of the text that is shown while the field is empty.
  var placeholderColor: UIColor { .tertiaryLabel }
  /// The space between the field's ends and its content, in points.
  var margin: CGFloat { borderStyle == .none ? 0 : TextFieldMetrics.margin }
}
