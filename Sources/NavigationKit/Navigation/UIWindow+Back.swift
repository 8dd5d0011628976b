import Foundation

extension UIWindow {
  /// Closes the open menu, or goes back in the innermost container that can, of what is presented
  /// on top.
  ///
  /// With `takesSheets`, for Escape, it dismisses a sheet on top instead. The stack changes at
  /// once, even during a transition, and the screen follows.
  func goBack(takingSheets takesSheets: Bool = false) {
    if let openMenu { return openMenu.close(animated: true) }
    let topmost = topmostPresentation
    if takesSheets, topmost?.controller.handleEscape() == true { return }
    guard let controller = topmost?.presented ?? rootViewController else { return }
    UIWindow.goBack(in: controller)
  }

  /// Does what Return does where nobody types; false where that is nothing.
  func pressReturn() -> Bool { topmostPresentation?.controller.handleReturn() ?? false }

  private var topmostPresentation: Presentation? {
    rootViewController?.presentationsAbove.last {
      $0.isShown && $0.isWanted && $0.container.window != nil && !$0.isPresenterLeaving
    }
  }

  @discardableResult
  private static func goBack(in controller: UIViewController) -> Bool {
    if controller.containerRole.childrenInReach.contains(where: goBack) { return true }
    return controller.containerRole.goBack()
  }
}
