import Foundation

extension UIWindow {
  /// Opens the menu of what is at a point; with a menu open, closes that unless the point is in it.
  func clickSecondary(at point: CGPoint) {
    if let openMenu {
      guard openMenu.contains(point) else { return openMenu.close(animated: true) }
      return openMenu.release(at: point)
    }
    if let editMenu {
      if editMenu.frame.contains(point) { return editMenu.click(at: point) }
      editMenu.close()
    }
    let hit = hitTest(point, with: nil)
    _ = sequence(first: hit) { $0?.superview }.first { $0?.openMenu(at: point) ?? true }
  }
}

extension UIView {
  /// Opens the menu of a control, or of an interaction; returns false if there is none.
  fileprivate func openMenu(at point: CGPoint) -> Bool {
    if let control = self as? UIControl, control.isEnabled, control.openMenuForClick() {
      return true
    }
    if let editor = self as? any TextEditor,
      editor.openMenuForClick(at: convert(point, from: nil))
    {
      return true
    }
    return interactions.contains { ($0 as? UIContextMenuInteraction)?.openMenu(at: point) == true }
  }
}
