import Foundation

extension UIWindow {
  /// Takes a sheet on top away where Escape asks for it; else goes back in the innermost container
  /// on top that can.
  ///
  /// What moves keeps nobody waiting: the stack changes at once, and the screen follows.
  func goBack(takingSheets takesSheets: Bool = false) {
    let topmost = topmostPresentation
    if takesSheets, topmost?.controller.handleEscape() == true { return }
    guard let controller = topmost?.presented ?? rootViewController else { return }
    UIWindow.goBack(in: controller)
  }

  /// Does what Return does where nobody types; false where that is nothing.
  func pressReturn() -> Bool { topmostPresentation?.controller.handleReturn() ?? false }

  private var topmostPresentation: Presentation? {
    rootViewController?.presentationsAbove.last { $0.isShown && $0.isWanted }
  }

  @discardableResult
  private static func goBack(in controller: UIViewController) -> Bool {
    if controller.shownChildren.contains(where: goBack) { return true }
    return controller.containerRole.goBack()
  }
}
