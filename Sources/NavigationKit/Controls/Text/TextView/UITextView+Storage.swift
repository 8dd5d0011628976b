import Foundation

extension UITextView: StorageEditor {
  /// The text as code edits it; from its first use on, the view keeps its text there.
  func makeStorage() -> NSTextStorage {
    let storage = NSTextStorage(attributedString: styledString)
    styles.storage = storage
    keepStyled(styledString)
    storage.editor = self
    textLookDidChange()
    return storage
  }

  func storageDidReplace(_ range: Range<Int>, with text: String) {
    inputDelegate?.textWillChange(self)
    let change = edited.follow(range, with: text)
    styles.typing = nil
    undoManager?.removeAllActions(withTarget: self)
    hideEditMenu()
    followInFlow(change)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    showCaret()
    inputDelegate?.textDidChange(self)
  }

  func storageDidChangeAttributes() {
    styles.typing = nil
    textLookDidChange()
  }
}
