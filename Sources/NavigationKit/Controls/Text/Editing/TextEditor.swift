import Foundation
import Input

/// A view in which the user edits a text: a text field or a text view.
protocol TextEditor: TypedView, UITextInput, UIContentSizeCategoryAdjusting {
  /// The text with its selection.
  var edited: EditedText { get set }
  /// The attributes of the text, besides the view's own.
  var styles: EditorStyles { get set }
  /// The view's own font and colour.
  var ownAttributes: [NSAttributedString.Key: Any] { get }
  /// Where its lines are.
  var lines: any TextLines { get }
  /// Whether the text has lines of its own.
  var isMultiline: Bool { get }
  /// Whether the next insertion replaces all of the text.
  var clearsOnInsertion: Bool { get set }
  /// Whether keys change how letters look.
  var allowsEditingTextAttributes: Bool { get set }
  /// Whether the text may be copied.
  var allowsCopying: Bool { get }
  /// The drag of a mouse or a finger that changes the selection; nil without one.
  var selectionDrag: SelectionDrag? { get set }
  /// Whether a finger selected, and not a mouse or a key.
  var isSelectedByFinger: Bool { get set }

  /// The position nearest to a point in the view's coordinates.
  func position(at point: CGPoint) -> Int
  /// The caret's frame at a position, in the view's coordinates.
  func caretFrame(at position: Int) -> CGRect
  /// The frames that a range covers, in the view's coordinates.
  func frames(of range: Range<Int>) -> [CGRect]
  /// A text in the form in which it can be inserted.
  func insertable(_ text: String) -> String
  /// Whether the delegate allows a replacement.
  func allows(_ replacement: TextReplacement) -> Bool
  /// Replaces the text, by code.
  func setText(_ text: String)
  /// Shows attributes that have changed.
  func styleDidChange()
  /// Shows the text and the selection; the paragraphs that changed are nil if none did.
  func showEdit(_ change: ParagraphText.Change?)
  /// Notifies all observers of a change of the selection.
  func notifySelectionChange()
  /// Notifies all observers of a change of the text by the user.
  func notifyTextChange()
  /// The menu that the delegate makes of the suggested actions for a range; nil for just the actions.
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
    if paragraphs != nil || edited.selection != old { notifySelectionChange() }
    if paragraphs != nil { notifyTextChange() }
    return true
  }

  /// Selects as code or a finger asks, and notifies the input delegate.
  func select(by edit: TextEdit) {
    inputDelegate?.selectionWillChange(self)
    perform(edit)
    inputDelegate?.selectionDidChange(self)
  }

  /// Selects all of the text, once, for an insertion in its place.
  func selectAllForInsertion() {
    clearsOnInsertion = false
    perform(.selectAll)
  }

  /// Handles a key; returns false if it is not for the text.
  func handle(_ key: KeyEvent) -> Bool {
    guard let command = TextCommand(key, isMultiline: isMultiline) else { return false }
    if case .style = command, !allowsStyles { return false }
    if command != .copy { isSelectedByFinger = false }
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

  /// Posts a notification about the text.
  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Clipboard

  /// Copies the selected text, if there is any, and closes the edit menu, also when keys ask for it.
  func copySelection() {
    guard allowsCopying, !edited.selection.isCaret else { return }
    hideEditMenu()
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
}
