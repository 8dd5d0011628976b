public import Foundation

/// Is told when code, or a finger, changes the text or the selection of a text input.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
}
