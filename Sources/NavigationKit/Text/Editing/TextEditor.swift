import Foundation
import Input

/// A view in which the user edits a text: a text field or a text view.
protocol TextEditor: UIView, UIKeyInput {
  /// The text with its selection.
  var edited: EditedText { get set }
  /// Where its lines are.
  var lines: any TextLines { get }
  /// Whether the user may change the text, and not only select in it.
  var allowsChanges: Bool { get }
  /// Whether the text has lines of its own.
  var isMultiline: Bool { get }
  /// Whether the text may be copied.
  var allowsCopying: Bool { get }
  /// Where a mouse began to select; nil while none does.
  var mouseAnchor: Range<Int>? { get set }

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
  /// Shows the text and the selection; the paragraphs that changed are nil if none did.
  func showEdit(_ change: ParagraphText.Change?)
  /// Tells everyone that the selection changed.
  func tellSelection()
  /// Tells everyone that the user changed the text.
  func tellChange()
}

extension TextEditor {
  /// Does what an edit asks, unless the delegate objects; returns whether anything was done.
  @discardableResult
  func perform(_ edit: TextEdit) -> Bool {
    let change = edited.change(by: edit, in: lines)
    let old = edited.selection
    switch change {
    case .nothing: return false
    case .replacement(let replacement):
      guard allowsChanges, allows(replacement) else { return false }
    case .selection, .unmarking: break
    }
    let paragraphs = edited.apply(change)
    showEdit(paragraphs)
    if paragraphs != nil || edited.selection != old { tellSelection() }
    if paragraphs != nil { tellChange() }
    return true
  }

  /// Handles a key; returns false if it is not for the text.
  func handle(_ key: KeyEvent) -> Bool {
    guard let command = TextCommand(key, isMultiline: isMultiline) else { return false }
    switch command {
    case .edit(let edit): perform(edit)
    case .type(let text): insertText(text)
    case .deleteBackward: deleteBackward()
    case .copy: copySelection()
    case .cut: cutSelection()
    case .paste: pasteText()
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
    switch touch.tapCount {
    case 1: perform(.select(from: position, to: position))
    case 2: perform(.selectWord(position))
    default: perform(.selectAll)
    }
  }

  /// A mouse button went down.
  func beginMouseSelection(with touch: UITouch) {
    guard becomeFirstResponder() else { return }
    select(with: touch)
    mouseAnchor = edited.selection.range
  }

  /// The mouse was dragged: selects up to it.
  func extendMouseSelection(with touch: UITouch) {
    guard let mouseAnchor else { return }
    let position = position(at: touch.location(in: self))
    let isBefore = position < mouseAnchor.lowerBound
    perform(
      .select(
        from: isBefore ? mouseAnchor.upperBound : mouseAnchor.lowerBound,
        to: isBefore ? position : max(position, mouseAnchor.upperBound)))
  }
}
