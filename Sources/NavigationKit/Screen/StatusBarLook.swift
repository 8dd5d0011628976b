/// What controllers want of the status bar and the home indicator.
struct StatusBarLook: Equatable {
  /// How the letters are shown.
  var style = UIStatusBarStyle.default
  /// Whether there is to be no status bar.
  var isHidden = false
  /// Whether the home indicator is to go.
  var hidesHomeIndicator = false
  /// How the status bar comes and goes; no part of how it looks.
  var animation = UIStatusBarAnimation.fade

  /// How nobody wants anything.
  init() {}

  /// What the controllers in a window want.
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
  /// What moves the pages of a transition that runs in the controller or above it; nil if none does.
  var runningTransition: TransitionProgress? {
    (self as? UINavigationController)?.runner.state.transition?.progress
      ?? presentation?.runner.state.transition?.progress
      ?? shownChildren.lazy.compactMap(\.runningTransition).first
      ?? presentation?.presented.runningTransition
  }
}
