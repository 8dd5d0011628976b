import Foundation

extension UITextField {
  func beginEditing() -> Bool {
    guard !isEditing else { return true }
    // The delegate is asked once there is a window.
    guard hostWindow != nil else { return acquireKeyboard() }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, acquireKeyboard() else {
      return false
    }
    if clearsOnBeginEditing { setText("") }
    show()
    showCaret()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    return true
  }

  func endEditing() -> Bool {
    guard isEditing else { return releaseKeyboard() }
    return delegate?.textFieldShouldEndEditing(self) ?? true && releaseKeyboard()
  }

  func editingDidEnd() {
    hideEditMenu()
    perform(.unmark)
    show()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
  }

  func type(_ added: String) {
    if added == "\n" { return pressReturn() }
    perform(.insert(insertable(added)))
  }

  /// Clears the text, unless the delegate refuses.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = nil
    notifySelectionChange()
    notifyTextChange()
  }

  private func pressReturn() {
    guard hasText || !enablesReturnKeyAutomatically else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  // MARK: By code

  func setText(_ text: String) {
    inputDelegate?.textWillChange(self)
    defer { inputDelegate?.textDidChange(self) }
    edited = EditedText(text)
    resetStyles()
    undoManager?.removeAllActions(withTarget: self)
    show()
    showCaret()
  }

  /// Gives all of the text attributes; what is typed has them, too.
  func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.font] as? UIFont ?? .systemFont(ofSize: TextFieldMetrics.fontSize)
    textColor = attributes[.foregroundColor] as? UIColor ?? .label
    let isPlain = attributes.keys.allSatisfy { $0 == .font || $0 == .foregroundColor }
    styles.defaultAttributes = isPlain ? nil : attributes
    resetStyles()
    show()
  }

  func setPlaceholder(_ text: NSAttributedString?) {
    placeholder = text?.string
    guard let text, text.length > 0 else { return }
    placeholderLook = BarTextAttributes(text.attributes(at: 0, effectiveRange: nil))
    show()
  }

  var placeholderAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = placeholderLook.font
    attributes[.foregroundColor] = placeholderLook.color
    return attributes
  }

  /// The placeholder, by which the field is named also while it has a text; nil for none.
  var namingPlaceholder: String? { placeholder.flatMap { $0.isEmpty ? nil : $0 } }

  func inputTraitsDidChange(from old: TextInputTraits) {
    if inputTraits.isSecureTextEntry != old.isSecureTextEntry { show() }
  }

  // MARK: Notifications

  /// Posted when editing began, with the field as object.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the user changed the text, with the field as object.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when editing ended, with the field as object.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
