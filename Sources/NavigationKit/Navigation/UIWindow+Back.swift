import Foundation

extension UIWindow {
  /// Goes back in the innermost container that can, of what is presented on top.
  ///
  /// With `takesSheets`, for Escape, it dismisses a sheet on top instead. The stack changes at
  /// once, even during a transition, and the screen follows.
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
    return controller.containerRole.goBack()
  }
}
