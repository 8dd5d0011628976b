import Foundation

extension UITextField {
  func beginEditing() -> Bool {
    guard !isEditing else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, acquireKeyboard() else {
      return false
    }
    show()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  func endEditing() -> Bool {
    guard isEditing else { return true }
    return delegate?.textFieldShouldEndEditing(self) ?? true && releaseKeyboard()
  }

  func editingDidEnd() {
    show()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  func type(_ added: String) {
    if added == "\n" { return pressReturn() }
    let old = text ?? ""
    replace(NSRange(location: old.utf16.count, length: 0), with: added, giving: old + added)
  }

  func delete() {
    guard let last = text?.last else { return }
    let kept = String(text?.dropLast() ?? "")
    let range = NSRange(location: kept.utf16.count, length: String(last).utf16.count)
    replace(range, with: "", giving: kept)
  }

  /// Clears the text, unless the delegate refuses.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = nil
    sendActions(for: .editingChanged)
  }

  private func replace(_ range: NSRange, with added: String, giving new: String) {
    let asked = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: added)
    guard asked ?? true else { return }
    text = new
    sendActions(for: .editingChanged)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }
}
