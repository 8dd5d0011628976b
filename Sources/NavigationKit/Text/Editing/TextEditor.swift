import Foundation
import Input

/// A view in which the user edits a text: a text field or a text view.
protocol TextEditor: UIView, UITextInput, UIContentSizeCategoryAdjusting {
  /// The text with its selection.
  var edited: EditedText { get set }
  /// The attributes of the text, besides the view's own.
  var styles: EditorStyles { get set }
  /// The view's own font and colour.
  var ownAttributes: [NSAttributedString.Key: Any] { get }
  /// Where its lines are.
  var lines: any TextLines { get }
  /// Whether the user may change the text, and not only select in it.
  var allowsChanges: Bool { get }
  /// Whether the text has lines of its own.
  var isMultiline: Bool { get }
  /// Whether what is inserted next replaces all of the text.
  var clearsOnInsertion: Bool { get set }
  /// Whether keys change how letters look.
  var allowsEditingTextAttributes: Bool { get set }
  /// Whether the text may be copied.
  var allowsCopying: Bool { get }
  /// Where a mouse began to select, or the end that a finger does not drag; nil while none does.
  var dragAnchor: Range<Int>? { get set }
  /// Whether a finger selected, and not a mouse or a key.
  var isSelectedByFinger: Bool { get set }

  /// The position nearest to a point in the view's coordinates.
  func position(at point: CGPoint) -> Int
  /// The caret's frame at a position, in the view's coordinates.
  func caretFrame(at position: Int) -> CGRect
  /// What a range covers, in the view's coordinates.
  func frames(of range: Range<Int>) -> [CGRect]
  /// What of a text can be inserted.
  func insertable(_ text: String) -> String
  /// Whether the delegate allows a replacement.
  func allows(_ replacement: TextReplacement) -> Bool
  /// Replaces the text, by code.
  func setText(_ text: String)
  /// Shows attributes that have changed.
  func styleDidChange()
  /// Shows the text and the selection; the paragraphs that changed are nil if none did.
  func showEdit(_ change: ParagraphText.Change?)
  /// Tells everyone that the selection changed.
  func tellSelection()
  /// Tells everyone that the user changed the text.
  func tellChange()
  /// The menu that the delegate makes of the suggested actions for a range; nil for these.
  func menu(for range: Range<Int>, suggested: [UIMenuElement]) -> UIMenu?

  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
}

extension TextEditor {
  /// Does what an edit asks, unless the delegate objects; returns whether anything was done.
  @discardableResult
  func perform(_ edit: TextEdit) -> Bool {
    let change = edited.change(by: edit, in: lines)
    let (old, count) = (edited.selection, edited.changeCount)
    switch change {
    case .nothing: return false
    case .replacement(let replacement):
      guard allowsChanges, allows(replacement) else { return false }
    case .selection, .unmarking: break
    }
    hideEditMenu()
    styles.storage?.beginEditing()
    followStyles(change)
    let paragraphs = edited.apply(change)
    registerChanges(since: count)
    showEdit(paragraphs)
    styles.storage?.endEditing()
    if paragraphs != nil || edited.selection != old { tellSelection() }
    if paragraphs != nil { tellChange() }
    return true
  }

  /// Selects as code or a finger asks, which the input delegate is told of.
  func select(by edit: TextEdit) {
    inputDelegate?.selectionWillChange(self)
    perform(edit)
    inputDelegate?.selectionDidChange(self)
  }

  /// Selects all of the text, once, for what is inserted in its place.
  func selectAllForInsertion() {
    clearsOnInsertion = false
    perform(.selectAll)
  }

  /// Handles a key; returns false if it is not for the text.
  func handle(_ key: KeyEvent) -> Bool {
    guard let command = TextCommand(key, isMultiline: isMultiline) else { return false }
    if case .style = command, !allowsStyles { return false }
    isSelectedByFinger = false
    switch command {
    case .edit(.undo): undoManager?.undo()
    case .edit(.redo): undoManager?.redo()
    case .edit(let edit): perform(edit)
    case .type(let text): insertText(text)
    case .deleteBackward: deleteBackward()
    case .copy: copySelection()
    case .cut: cutSelection()
    case .paste: pasteText()
    case .style(.bold): toggleBoldface(nil)
    case .style(.italic): toggleItalics(nil)
    case .style(.underline): toggleUnderline(nil)
    }
    return true
  }

  // MARK: Clipboard

  /// Copies the selected text, if there is any.
  func copySelection() {
    guard allowsCopying, !edited.selection.isCaret else { return }
    window?.stage?.pasteboard.string = edited.selectedText
  }

  /// Copies the selected text and deletes it.
  func cutSelection() {
    guard allowsCopying, allowsChanges, !edited.selection.isCaret else { return }
    copySelection()
    perform(.insert(""))
  }

  /// Inserts the text of the pasteboard.
  func pasteText() {
    guard let text = window?.stage?.pasteboard.string else { return }
    perform(.insert(insertable(text)))
  }

  // MARK: Pointers

  /// A mouse button went down, or a finger was lifted: places the caret, or selects.
  func select(with touch: UITouch) {
    let position = position(at: touch.location(in: self))
    isSelectedByFinger = touch.type != .indirectPointer
    switch touch.tapCount {
    case 1: select(by: .select(from: position, to: position))
    case 2: select(by: .selectWord(position))
    default: select(by: .selectAll)
    }
  }

  /// A mouse button or a finger went down: a mouse selects, a finger may drag an end.
  func beginSelecting(with touch: UITouch) {
    if touch.type == .indirectPointer {
      guard becomeFirstResponder() else { return }
      select(with: touch)
      dragAnchor = edited.selection.range
    } else if let end = handles?.grabs(at: touch.location(in: self)) {
      let range = edited.selection.range
      let anchor = end == .start ? range.upperBound : range.lowerBound
      dragAnchor = anchor..<anchor
    }
  }

  /// The mouse or the finger was moved: selects up to it.
  func extendSelection(with touch: UITouch) {
    guard let dragAnchor else { return }
    let position = position(at: touch.location(in: self))
    let isBefore = position < dragAnchor.lowerBound
    // A finger cannot drag the ends onto each other.
    guard isBefore || position > dragAnchor.lowerBound || !isSelectedByFinger else { return }
    perform(
      .select(
        from: isBefore ? dragAnchor.upperBound : dragAnchor.lowerBound,
        to: isBefore ? position : max(position, dragAnchor.upperBound)))
  }

  /// The button or the finger was lifted; a finger that dragged nothing places the caret.
  func endSelecting(with touch: UITouch, isPress: Bool) {
    let isTap = isPress && dragAnchor == nil && touch.type != .indirectPointer
    let isDrag = dragAnchor != nil && handles != nil
    let isAtRest = isFirstResponder && window?.hasEditMenu == false
    let old = edited.selection
    dragAnchor = nil
    if isTap, becomeFirstResponder() { select(with: touch) }
    // A tap on the caret asks for the menu, and a touch while it is open closes it.
    let asks = touch.tapCount > 1 || isAtRest && old.isCaret && edited.selection == old
    if isTap ? asks : isDrag { showEditMenu() }
  }

  /// The handles of what a finger selected, in the view's coordinates; nil for none.
  var handles: TextHandles? {
    let range = edited.selection.range
    guard isFirstResponder, isSelectedByFinger, !range.isEmpty else { return nil }
    return TextHandles(
      start: caretFrame(at: range.lowerBound), end: caretFrame(at: range.upperBound))
  }
}
