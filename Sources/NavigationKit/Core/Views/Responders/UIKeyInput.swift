/// Accepts typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UIResponder {
  /// Whether there is something to delete.
  var hasText: Bool { get }
  /// Inserts typed text; a line feed is the return key.
  func insertText(_ text: String)
  /// Deletes the last character, if there is one.
  func deleteBackward()
}
