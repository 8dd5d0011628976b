import Foundation

extension UIWindow {
  /// Takes a sheet on top away where Escape asks for it; else goes back in the innermost navigation
  /// controller on top that can.
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
    if controller.shownChildren.contains(where: goBack) { return true }
    guard let navigation = controller as? UINavigationController,
      navigation.viewControllers.count > 1
    else { return false }
    if navigation.runner.state.moving == nil { navigation.navigationBar.backWasPressed() }
    return true
  }
}
