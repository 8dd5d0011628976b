import Foundation
import Input

/// The actions of the keys.
extension KeyboardView {
  /// Performs the action of a key.
  ///
  /// - Parameter tapCount: The number of taps in a row at the key's place.
  func press(_ key: KeyboardKey, tapCount: Int = 1, byWord: Bool = false) {
    guard let stage else { return }
    defer { lastKey = key }
    let editor = stage.window.firstResponder as? any TextEditor
    switch key {
    case .text(let text):
      shift = shift.released(capitalizes: capitalizes)
      stage.handle(.text(TextEvent(text: text, time: stage.now)))
    case .space:
      shift = shift.released(capitalizes: capitalizes)
      if !plane.isPad { plane = .letters }
      stage.handle(.text(TextEvent(text: " ", time: stage.now)))
    case .shift: shift = shift.pressed(isSecond: lastKey == .shift && tapCount > 1)
    case .delete:
      let modifiers: Modifiers = byWord ? .control : []
      stage.press(
        KeyEvent(key: .delete, modifiers: modifiers, time: stage.now), isHardware: false)
    case .return: stage.press(KeyEvent(key: .return, time: stage.now), isHardware: false)
    case .plane(let other, _):
      plane = other
      shift = shift.released(capitalizes: capitalizes)
    case .dismiss: stage.window.firstResponder?.resignFirstResponder()
    case .suggestion(let suggestion): editor?.accept(suggestion)
    case .undo: editor?.undoManager?.undo()
    case .redo: editor?.undoManager?.redo()
    case .paste: editor?.paste(nil)
    case .emoji: plane = .emoji(.people)
    case .dictation: break
    }
  }
}

extension TextEditor {
  /// Types a suggested word and a space in place of the word that was begun.
  fileprivate func accept(_ suggestion: TypingSuggestion) {
    let caret = edited.selection.head
    let start = max(0, caret - suggestion.replaced)
    perform(.replace(start..<caret, insertable(suggestion.word + " ")))
  }
}
