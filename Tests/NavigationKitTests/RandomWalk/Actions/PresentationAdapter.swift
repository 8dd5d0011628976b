import Foundation
import NavigationKit

/// A delegate that stays with a style in little room, or adapts to another, perhaps in a stack.
final class PresentationAdapter: NSObject, UIAdaptivePresentationControllerDelegate {
  let kind: Int

  init(_ kind: Int) { self.kind = kind }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    return [.none, .fullScreen, .pageSheet][kind]
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    let presented = controller.presentedViewController
    guard kind == 2, !(presented is UINavigationController) else { return nil }
    return UINavigationController(rootViewController: presented)
  }
}
