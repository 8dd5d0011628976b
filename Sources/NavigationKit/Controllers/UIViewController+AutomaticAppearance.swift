import Foundation

extension UIViewController {
  /// Its view came into a window or left it, by its container's hand: while the container is on
  /// screen, the controller hears of it by itself.
  func viewDidMove(isInWindow: Bool) {
    guard let parent, !parent.bringsChildrenInByItself,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    switch (parent.appearance, appearance, isInWindow) {
    case (.appeared, .disappeared, true):
      beginAppearanceTransition(true, animated: false)
      reportIsAppearing(animated: false)
      endAppearanceTransition()
    case (.appearing(let animated), .disappeared, true):
      // Its end comes with the container's.
      beginAppearanceTransition(true, animated: animated)
    case (.appeared, .appeared, false):
      beginAppearanceTransition(false, animated: false)
      endAppearanceTransition()
    default:
      break
    }
  }
}
