public import Foundation

/// A text that code can read, select and replace by positions, as the user does.
///
/// Text fields and text views conform; the methods have their effect there alone.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput, UITextInputTraits {
  /// Is notified when code or a finger changes the text or the selection.
  var inputDelegate: (any UITextInputDelegate)? { get set }
}

extension UITextInput {
  private var editor: (any TextEditor)? { self as? any TextEditor }
  private var length: Int { editor?.edited.text.length ?? 0 }

  /// Where the text starts.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition(offset: length) }

  /// The selected range; an empty one is the caret.
  public var selectedTextRange: UITextRange? {
    get { editor.map { UITextRange($0.edited.selection.range) } }
    set {
      guard let newValue else { return }
      editor?.select(by: .select(from: newValue.range.lowerBound, to: newValue.range.upperBound))
    }
  }

  /// The range of the text that an input method composes; nil without any.
  public var markedTextRange: UITextRange? { editor?.edited.marked.map(UITextRange.init) }

  /// The text in a range.
  public func text(in range: UITextRange) -> String? {
    editor.map { $0.edited.text.text(in: $0.edited.text.clamped(range.range)) }
  }

  /// Replaces the text in a range.
  public func replace(_ range: UITextRange, withText text: String) {
    inputDelegate?.textWillChange(self)
    editor?.perform(.replace(range.range, text))
    inputDelegate?.textDidChange(self)
  }

  /// Shows a text that is composed in place of the selection, and selects a part of it.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let selected = Range(selectedRange) ?? 0..<0
    editor?.perform(.mark(markedText ?? "", selected: selected))
  }

  /// Keeps the composed text as it is.
  public func unmarkText() { editor?.perform(.unmark) }

  // MARK: Positions

  /// The range between two positions.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let offsets = [fromPosition.offset, toPosition.offset].sorted()
    return UITextRange(offsets[0]..<offsets[1])
  }

  /// The position a number of UTF-16 units behind another; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let new = position.offset + offset
    return (0...length).contains(new) ? UITextPosition(offset: new) : nil
  }

  /// How one position is ordered to another.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (position.offset, other.offset)
    return first < second
      ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// How many UTF-16 units are between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  // MARK: Units

  /// Finds words, lines and the like.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(editor: editor) }

  // MARK: Places

  /// The caret's frame at a position.
  public func caretRect(for position: UITextPosition) -> CGRect {
    editor?.caretFrame(at: min(position.offset, length)) ?? .zero
  }

  /// The frames that a range covers, line by line.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let editor else { return [] }
    return editor.frames(of: editor.edited.text.clamped(range.range)).map(UITextSelectionRect.init)
  }

  /// The frame that a range covers on its first line.
  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// The position nearest to a point.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    editor.map { UITextPosition(offset: $0.position(at: point)) }
  }

  /// The character at a point; nil if there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let editor, length > 0 else { return nil }
    let near = editor.position(at: point)
    let text = editor.edited.text
    return [text.position(before: near)..<near, near..<text.position(after: near)].first { range in
      !range.isEmpty && editor.frames(of: range).contains { $0.contains(point) }
    }.map(UITextRange.init)
  }
}
