import Foundation

extension UIWindow {
  /// Closes what is open over the app, or goes back in the innermost container that can, of what is
  /// presented on top.
  ///
  /// With `dismissesSheets`, for Escape, it dismisses a sheet on top instead. The stack changes at
  /// once, even during a transition, and the screen follows.
  func goBack(dismissingSheets dismissesSheets: Bool = false) {
    if stage?.services.contains(where: { $0.closeFront() }) == true { return }
    if dismissesSheets, topmostPresentation?.controller.handleEscape() == true { return }
    frontController.map { _ = UIWindow.goBack(in: $0) }
  }

  /// Does what Return does where nobody types; false where that is nothing.
  func pressReturn() -> Bool { topmostPresentation?.controller.handleReturn() ?? false }

  /// The controller that is presented in front of all others, else the root.
  var frontController: UIViewController? { topmostPresentation?.presented ?? rootViewController }

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
