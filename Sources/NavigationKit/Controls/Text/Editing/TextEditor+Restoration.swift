import Foundation

/// The state restoration of the selection; the text is the app's.
extension TextEditor {
  func encodeSelection(with coder: NSCoder) {
    coder.encode(edited.selection.anchor, forKey: SelectionKey.anchor)
    coder.encode(edited.selection.head, forKey: SelectionKey.head)
  }

  /// Restores the selection, as far as the text still reaches.
  func decodeSelection(with coder: NSCoder) {
    guard coder.containsValue(forKey: SelectionKey.head) else { return }
    let (anchor, head) = (
      coder.decodeInteger(forKey: SelectionKey.anchor),
      coder.decodeInteger(forKey: SelectionKey.head)
    )
    // The selection is not scrolled to: a text view keeps its restored offset.
    let change = edited.change(by: .select(from: anchor, to: head), in: lines)
    _ = edited.apply(change)
    setNeedsLayout()
  }
}

private enum SelectionKey {
  static let anchor = "UITextInput.selectionAnchor"
  static let head = "UITextInput.selectionHead"
}
