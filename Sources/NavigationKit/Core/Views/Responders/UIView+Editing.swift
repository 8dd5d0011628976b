extension UIView {
  /// Ends the editing in it: the first responder that it is or has inside resigns.
  ///
  /// - Parameter force: whether the first responder resigns without being asked.
  /// - Returns: whether nothing in it is first responder any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = ((self as? UIWindow) ?? window)?.firstResponder,
      responder.isPart(of: self)
    else { return true }
    if force { responder.giveUpKeyboard() } else { responder.resignFirstResponder() }
    return !responder.isFirstResponder
  }
}
