import Foundation

/// A submenu over the menu that it was opened from.
struct OpenSubmenu {
  let panel: MenuPanel
  /// The frame of the row that opened it, in the overlay's coordinates, in points.
  let row: CGRect
}

extension MenuOverlay {
  /// The panels of the menu and its submenus, the front one last.
  var panels: [MenuPanel] { [panel] + submenus.map(\.panel) }
  /// The panel that takes touches.
  var front: MenuPanel { submenus.last?.panel ?? panel }

  /// Opens a submenu over the row that was chosen; the menu behind it stays in view.
  func openSubmenu(_ menu: UIMenu, from row: MenuRow) {
    let parent = front
    let child = parent.makePanel(of: menu)
    child.whenChosen = parent.whenChosen
    child.whenPerformed = { [weak panel] in panel?.whenPerformed() }
    child.whenOpened = { [weak self] in self?.openSubmenu($0, from: $1) }
    child.whenLeft = { [weak self] in self?.closeSubmenu() }
    UIView.performWithoutAnimation {
      submenus.append(OpenSubmenu(panel: child, row: row.convert(row.bounds, to: self)))
      addSubview(child)
      layoutIfNeeded()
      child.alpha = 0
      child.shorten()
    }
    UIView.animate(withDuration: transitionMetrics.menuDuration) {
      child.alpha = 1
      child.lengthen()
      parent.isBehind = true
    }
  }

  /// Closes the front submenu, and shows the menu behind it again.
  func closeSubmenu() {
    guard let closed = submenus.popLast()?.panel else { return }
    UIView.animate(withDuration: transitionMetrics.menuDuration) {
      closed.alpha = 0
      closed.shorten()
      front.isBehind = false
    } completion: { _ in
      closed.removeFromSuperview()
    }
  }

  /// Closes the front submenu if a point of the window is on a menu behind it; false if it is not.
  func closeSubmenu(at point: CGPoint) -> Bool {
    guard !submenus.isEmpty, contains(point) else { return false }
    closeSubmenu()
    return true
  }

  func placeSubmenus() {
    let space = bounds.inset(by: safeAreaInsets)
    let room = space.insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin).size
    for submenu in submenus {
      submenu.panel.frame = MenuMetrics.frame(
        ofSubmenu: submenu.panel.sizeThatFits(room), over: submenu.row, in: space)
    }
  }
}
