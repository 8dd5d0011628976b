import Foundation

extension TextEditor {
  /// Lets the undo manager take back what the user changed in the text.
  ///
  /// - Parameter earlier: How many changes there had been before.
  func registerChanges(since earlier: Int) {
    guard edited.changeCount > earlier else { return }
    for _ in earlier..<edited.changeCount { register(.undo) }
    undoManager?.setActionName("Typing")
  }

  private func register(_ edit: TextEdit) {
    undoManager?.registerUndo(withTarget: self) { editor in
      editor.perform(edit)
      editor.register(edit == .undo ? .redo : .undo)
    }
  }
}

extension UndoManager {
  /// Makes the manager of a text, which keeps as many changes as the text does.
  convenience init(ofTexts: Void) {
    self.init()
    levelsOfUndo = TextHistory.limit
  }
}
