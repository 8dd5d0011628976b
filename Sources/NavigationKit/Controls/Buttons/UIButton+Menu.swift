import Foundation

extension UIButton {
  /// Opens the menu, after which the title shows what was chosen in a pop-up button.
  func openOwnMenu() -> MenuOverlay? {
    guard let menu, let window else { return nil }
    let overlay = AnchoredMenu(menu, of: self, selectsOne: changesSelectionAsPrimaryAction)
    overlay.panel.whenPerformed = { [weak self] in self?.showMenuSelection() }
    overlay.open(in: window)
    return overlay
  }

  /// Shows the title of the action that is on, in a pop-up button; the first is if none was.
  func showMenuSelection() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    let actions = menu.actions
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    menu.select(chosen, isSingle: true)
    setTitle(chosen.title, for: .normal)
  }
}
