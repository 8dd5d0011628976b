import Foundation

extension UIWindow {
  /// Takes a sheet on top away where Escape asks for it; else goes back in the innermost container
  /// on top that can.
  ///
  /// What moves keeps nobody waiting: the stack changes at once, and the screen follows.
  func goBack(takingSheets takesSheets: Bool = false) {
    let topmost = rootViewController?.presentationsAbove.last { $0.isShown && $0.isWanted }
    if let topmost, takesSheets, topmost.controller is UISheetPresentationController {
      return topmost.dismissForPerson()
    }
    guard let controller = topmost?.presented ?? rootViewController else { return }
    UIWindow.goBack(in: controller)
  }

  @discardableResult
  private static func goBack(in controller: UIViewController) -> Bool {
    if controller.containerRole.childrenInReach.contains(where: goBack) { return true }
    return controller.containerRole.goBack()
  }
}
