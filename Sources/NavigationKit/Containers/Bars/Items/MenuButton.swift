import Foundation

/// A button of a bar that opens a menu on a long press.
class MenuButton: UIControl {
  /// The area that receives touches, in the button's coordinates; nil for the default.
  var touchArea: CGRect?

  /// The area set by the bar, or else at least 44 by 44 points.
  override var pressBounds: CGRect { touchArea ?? bounds.expandedToTouchTarget }

  /// The menu; nil without one.
  var menu: UIMenu? { nil }

  override var hasMenu: Bool { menu != nil }

  /// Whether only the action chosen last is on in the menu, whatever the menu's options are.
  var selectsOne: Bool { false }

  /// Opens the menu, and closes another one of the same bar.
  @discardableResult
  override func openMenu() -> (any OpenMenu)? {
    guard let menu, let window, let bar = container else { return nil }
    bar.openMenu?.close(animated: false)
    let overlay = AnchoredMenu(menu, of: self, selectsOne: selectsOne)
    bar.openMenu = overlay
    overlay.open(in: window)
    return overlay
  }

  /// The bar it is in.
  var container: (any MenuBar & UIView)? {
    var view = superview
    while let current = view {
      if let bar = current as? any MenuBar & UIView { return bar }
      view = current.superview
    }
    return nil
  }
}
