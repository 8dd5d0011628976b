import Drawing
public import Foundation

/// A scroll view with text that wraps, and that the user selects and edits.
///
/// While ``UIScrollView/isScrollEnabled`` is false it is as high as its text, so that constraints
/// can size it.
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  let caret = CaretView()
  var edited = EditedText()
  var styles = EditorStyles()
  var selectionDrag: SelectionDrag?
  var isSelectedByFinger = false
  /// The lines; nil until they are needed.
  var flow: TextFlow?
  /// The size that the text was last laid out in.
  var shownSize = CGSize.zero
  /// The visible part of the text.
  var picture = TextPicture()
  var inputTraits = TextInputTraits() { didSet { setNeedsLayout() } }

  /// Makes an empty text view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes a text view with an area for its text; nil makes one.
  ///
  /// If the area is that of a layout manager with a text storage, the view shows and edits that.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// Makes a text view with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  override func assemble() {
    super.assemble()
    addParts()
  }

  // MARK: Text

  /// The text; never nil when read.
  open var text: String! {
    get { edited.text.string }
    set { setText(newValue ?? "") }
  }
  /// The text with its attributes; the view's stand in for those that are missing.
  open var attributedText: NSAttributedString! {
    get { styledString }
    set { setStyled(newValue) }
  }
  /// The text for code to edit in place; its edits are shown, and the user cannot undo them.
  open var textStorage: NSTextStorage { styles.storage ?? makeStorage() }
  /// Finds the places of glyphs, in the coordinates of ``textContainer``.
  open var layoutManager: NSLayoutManager { makeLayoutManager() }
  /// The attributes of text typed next: those of the text before the caret, unless set since the
  /// caret was placed.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { shownTypingAttributes }
    set { setTyping(newValue) }
  }
  /// The font; the system font at 12 points unless set.
  ///
  /// Setting it changes the font of all of the text.
  open var font: UIFont? {
    didSet {
      ownStyleDidChange(.font)
      textLookDidChange()
      customized(\.font)
    }
  }
  /// Whether the font follows the user's text size; false unless set.
  open var adjustsFontForContentSizeCategory = false { didSet { textLookDidChange() } }
  /// The colour of the text; the label colour unless set.
  open var textColor: UIColor? {
    didSet {
      ownStyleDidChange(.foregroundColor)
      customized(\.textColor)
    }
  }
  /// The alignment of the lines; natural unless set.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
  /// The area that the text fills.
  public let textContainer: NSTextContainer
  /// The space around ``textContainer``; 8 points above and below unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textLookDidChange() }
  }

  /// The kinds of data that become links while the text cannot be edited; none unless set.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { textLookDidChange() } }
  /// The attributes of links, in place of their own; unless set, the colour of links and a line
  /// below them.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { customLinkAttributes ?? TextLinks.defaultAttributes }
    set { customLinkAttributes = newValue }
  }
  var customLinkAttributes: [NSAttributedString.Key: Any]? { didSet { textLookDidChange() } }

  // MARK: Editing

  /// Whether the user may change the text; true unless set.
  ///
  /// Links lead somewhere while it is false, and ``isSelectable`` true.
  open var isEditable = true {
    didSet {
      if isEditable != oldValue {
        dataDetectorTypes.isEmpty ? setNeedsLayout() : textLookDidChange()
      }
    }
  }
  /// Whether the user may select and copy text; true unless set.
  open var isSelectable = true { didSet { setNeedsLayout() } }
  /// Whether Ctrl or Command with B, I and U makes text bold, italic and underlined; false unless
  /// set.
  open var allowsEditingTextAttributes = false
  /// The selected range, in UTF-16 units; one without length is the caret.
  open var selectedRange: NSRange {
    get { NSRange(edited.selection.range) }
    set {
      guard let range = Range(newValue) else { return }
      select(by: .select(from: range.lowerBound, to: range.upperBound))
    }
  }
  /// Allows or refuses editing and changes, and is told about them and about scrolling.
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// Is told when code or a finger changes the text or the selection.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Scrolls so that a range is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    if let range = Range(range) { scroll(to: edited.text.clamped(range)) }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
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
  override var acceptsText: Bool { isEditable }
  override func didResign() { editingDidEnd() }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing() }

  /// Whether there is text.
  open var hasText: Bool { !edited.text.isEmpty }
  /// Inserts text in place of the selection.
  open func insertText(_ text: String) {
    if clearsOnInsertion { selectAllForInsertion() }
    perform(.insert(text))
  }
  /// Whether the next insertion replaces all of the text; false unless set, and afterwards.
  open var clearsOnInsertion = false
  /// Deletes the selected text, or the character before the caret.
  open func deleteBackward() { perform(.delete(.backward)) }
  /// Copies the selected text.
  open func copy(_ sender: Any?) { copySelection() }
  /// Copies the selected text and deletes it.
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

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeSelection(with: coder)
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeSelection(with: coder)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isSelectable { touches.first.map(beginSelecting) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map(extendSelection)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let link = link(tappedBy: touch)
    endSelecting(with: touch, isPress: isSelectable && link == nil)
    link.map(follow)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    stopSelecting()
  }

  /// Refuses pans while a drag selects text, so that it does not scroll, too.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isSelecting(insteadOf: gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Layout

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textLookDidChange() } }
  }

  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      setNeedsLayout()
      hideEditMenu()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(within: size.width) }
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(within: bounds.width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showCaret() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textLookDidChange()
  }

  override func paint(on canvas: inout Canvas) {
    canvas.commands += rotatedCommands(on: canvas) ?? textCommands(on: canvas)
  }

  override func paintInFront(on canvas: inout Canvas) {
    handles?.paint(in: tintColor, on: &canvas)
  }

  /// The commands that draw the text.
  func textCommands(on canvas: Canvas) -> [DrawCommand] {
    var own = canvas
    own.commands = []
    picture.paint(self, on: &own)
    return own.commands
  }

  override var contentColor: UIColor? { textColor ?? .label }
  override var elementRole: StageElement.Role? { .textField }
  override var elementText: String? { textBefore ?? "" }
  override var elementValue: ElementValue? { .text(edited.text.string) }
}
