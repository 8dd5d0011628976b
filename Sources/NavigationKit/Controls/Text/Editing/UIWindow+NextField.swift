import Foundation

extension UIWindow {
  /// Edits the next text in reading order, or the one before; returns false if there is no other.
  ///
  /// Texts that a presentation covers are left out.
  func editNextText(isBackward: Bool) -> Bool {
    guard let editor = firstResponder as? any TextEditor else { return false }
    let front = sequence(first: editor as UIView, next: \.superview)
      .first { $0 is PresentationContainer }
    let found = (front ?? self).editorsInReach
    let editors = ReadingOrder.indices(
      of: found.map { $0.convert($0.bounds, to: nil) }, isRightToLeft: isRightToLeft
    ).map { found[$0] }
    guard editors.count > 1, let index = editors.firstIndex(where: { $0 === editor }) else {
      return false
    }
    let next = (index + (isBackward ? editors.count - 1 : 1)) % editors.count
    return editors[next].becomeFirstResponder()
  }
}

extension UIView {
  /// The texts in it that a user could tap and edit.
  fileprivate var editorsInReach: [UIView] {
    guard !isHidden, alpha > 0, isUserInteractionEnabled else { return [] }
    if let editor = self as? any TextEditor {
      return editor.allowsChanges && editor.canBecomeFirstResponder ? [self] : []
    }
    return subviews.filter { !($0 is PresentationContainer) }.flatMap(\.editorsInReach)
  }
}
