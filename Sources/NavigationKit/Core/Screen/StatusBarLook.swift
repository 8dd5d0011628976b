/// The look of the status bar and the home indicator that controllers want.
struct StatusBarLook: Equatable {
  /// The style of the status bar.
  var style = UIStatusBarStyle.default
  /// Whether the status bar is hidden.
  var isHidden = false
  /// Whether the home indicator is hidden.
  var hidesHomeIndicator = false
  /// How the status bar is shown and hidden; it does not count when looks are compared.
  var animation = UIStatusBarAnimation.fade

  /// Makes the default look.
  init() {}

  /// Makes the look that the controllers in a window want.
  init(of window: UIWindow) {
    style = window.statusBarStyle
    isHidden = window.isStatusBarHidden
    animation = window.statusBarAnimation
    hidesHomeIndicator = window.hidesHomeIndicator
  }

  static func == (first: StatusBarLook, second: StatusBarLook) -> Bool {
    first.style == second.style && first.isHidden == second.isHidden
      && first.hidesHomeIndicator == second.hidesHomeIndicator
  }
}

extension UIViewController {
  /// The progress of a transition that runs in the controller or above it; nil if none does.
  var runningTransition: TransitionProgress? {
    containerRole.childTransition?.progress
      ?? presentation?.runner.state.transition?.progress
      ?? shownChildren.lazy.compactMap(\.runningTransition).first
      ?? presentation?.presented.runningTransition
  }
}
