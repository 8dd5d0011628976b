import Foundation

extension UIViewController {
  /// Notes that the controller's container has said that it takes it out.
  func noteMove(to parent: UIViewController?) {
    if parent == nil { lifecycle.parentChange = .leaving }
  }

  /// Its view came into a window or left it by somebody's hand: the controller hears of it by itself,
  /// unless what moved the view tells it.
  func viewDidMove(isInWindow: Bool) {
    if isInWindow, lifecycle.awaitsPlace { viewIfLoaded?.markForVisit() }
    // What covers the controller takes its view away and brings it back, and says so in its time.
    if presentation?.takesPresenter == true { return }
    guard let parent else { return aloneDidMove(isInWindow: isInWindow) }
    guard parent.containerRole.forwardsAppearance else { return }
    switch (parent.appearance, appearance, isInWindow) {
    case (.appeared, .disappeared, true):
      isMovingToParent = lifecycle.parentChange == .coming
      comeAtOnce()
    case (.appearing(let animated), .disappeared, true):
      // Its end comes with the container's.
      isMovingToParent = lifecycle.parentChange == .coming
      beginAppearanceTransition(true, animated: animated)
    case (.appeared, .appeared, false):
      isMovingFromParent = lifecycle.parentChange == .leaving
      goAtOnce()
    default:
      break
    }
  }

  /// The view was put into a window, or a view in one, without a controller around its own.
  private func aloneDidMove(isInWindow: Bool) {
    switch (appearance, isInWindow) {
    case (.disappeared, true) where viewIfLoaded?.window?.isShown == true: comeAtOnce()
    case (.appeared, false): goAtOnce()
    default: break
    }
  }

  private func comeAtOnce() {
    beginAppearanceTransition(true, animated: false)
    reportIsAppearing(animated: false)
    // What somebody did as they heard of it may have taken the view away again.
    if viewIfLoaded?.window == nil { beginAppearanceTransition(false, animated: false) }
    endAppearanceTransition()
  }

  private func goAtOnce() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }
}
