import Foundation

extension UIWindow {
  /// Goes back in the innermost navigation controller on screen that can.
  func goBack() {
    if let rootViewController { UIWindow.goBack(in: rootViewController) }
  }

  @discardableResult
  private static func goBack(in controller: UIViewController) -> Bool {
    if controller.shownChildren.contains(where: goBack) { return true }
    guard let navigation = controller as? UINavigationController,
      navigation.viewControllers.count > 1
    else { return false }
    if !navigation.isMoving { navigation.navigationBar.backWasPressed() }
    return true
  }
}
