import Foundation

extension UIViewController {
  /// Notes that the controller is about to be removed from its container.
  func recordMove(to parent: UIViewController?) {
    if parent == nil { lifecycle.parentChange = .leaving }
  }

  /// Calls the appearance methods after the view was added to a window or removed from one, unless
  /// the code that moved it calls them.
  func viewDidMove(isInWindow: Bool) {
    if isInWindow, lifecycle.needsIsAppearing { viewIfLoaded?.markForVisit() }
    // A presentation that removes the presenter's view calls the appearance methods itself.
    if presentation?.removesPresenterView == true { return }
    guard let parent else { return aloneDidMove(isInWindow: isInWindow) }
    guard parent.containerRole.forwardsAppearance else { return }
    if isInWindow {
      didEnterWindow(in: parent)
    } else if parent.viewIfLoaded?.window != nil {
      didLeaveWindow()
    }
  }

  /// The view was added to the view of a container.
  private func didEnterWindow(in parent: UIViewController) {
    switch (parent.appearance, appearance) {
    case (.appeared, .disappeared):
      isMovingToParent = lifecycle.parentChange == .coming
      comeAtOnce()
    case (.appearing(let animated), .disappeared):
      // The child's transition ends when the container's does.
      isMovingToParent = lifecycle.parentChange == .coming
      beginAppearanceTransition(true, animated: animated)
    default: break
    }
  }

  /// The view was removed from the view of a container, which may itself be appearing or
  /// disappearing.
  private func didLeaveWindow() {
    switch appearance {
    case .appeared, .appearing:
      isMovingFromParent = lifecycle.parentChange == .leaving
      goAtOnce()
    case .disappearing: endAppearanceTransition()
    case .disappeared: break
    }
  }

  /// As ``viewDidMove(isInWindow:)``, for a controller without a parent.
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
    // The methods called may have removed the view again.
    if viewIfLoaded?.window == nil { beginAppearanceTransition(false, animated: false) }
    endAppearanceTransition()
  }

  private func goAtOnce() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }
}
