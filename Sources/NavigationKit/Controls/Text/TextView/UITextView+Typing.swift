public import Foundation

extension UITextView {
  func beginEditing() -> Bool {
    guard !isFirstResponder else { return true }
    // The delegate is asked once there is a window.
    guard hostWindow != nil else { return acquireKeyboard() }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, acquireKeyboard()
    else { return false }
    setNeedsLayout()
    showCaret()
    guard isEditable else { return true }
    delegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
    return true
  }

  func endEditing() -> Bool {
    guard isFirstResponder else { return releaseKeyboard() }
    return (!isEditable || delegate?.textViewShouldEndEditing(self) ?? true) && releaseKeyboard()
  }

  func editingDidEnd() {
    hideEditMenu()
    perform(.unmark)
    setNeedsLayout()
    showCaret()
    guard isEditable else { return }
    delegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
  }

  // MARK: Notifications

  /// Posted when editing began, with the view as object.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the user changed the text, with the view as object.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when editing ended, with the view as object.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
