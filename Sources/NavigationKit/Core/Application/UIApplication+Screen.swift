public import Foundation

/// The app's state, and its view of the screen that it is shown on.
extension UIApplication {
  /// Whether an app receives events.
  public enum State: Int, Hashable, Sendable {
    /// It is on screen and receives events.
    case active
    /// It is being launched, on its way to the background or back, or covered by the system.
    case inactive
    /// It is not on screen: its window is minimised, or being closed.
    case background
  }

  /// Whether the app receives events: once it is launched; without a launch, once its window is
  /// shown.
  public var applicationState: State { life ?? (shownWindow == nil ? .inactive : .active) }

  /// Whether it was launched or shows a window.
  var isAlive: Bool { life != nil || shownWindow != nil }

  /// Its windows: the one that is shown.
  @available(*, deprecated, message: "Use the windows of the UIWindowScene in question.")
  public var windows: [UIWindow] { shownWindow.map { [$0] } ?? [] }

  /// The window that gets events; nil if none is shown.
  @available(*, deprecated, message: "Use the keyWindow of the UIWindowScene in question.")
  public var keyWindow: UIWindow? { shownWindow }

  private var shownWindow: UIWindow? { stage?.windowScene.keyWindow }

  /// The part of the screen that the status bar covers; empty while it is hidden.
  @available(*, deprecated, message: "The safe area says what the status bar covers.")
  public var statusBarFrame: CGRect { stage?.statusBarFrame ?? .zero }

  /// Whether the status bar is hidden; once it is set, controllers do not decide it any more.
  @available(*, deprecated, message: "Override prefersStatusBarHidden in the controller.")
  public var isStatusBarHidden: Bool {
    get { stage?.window.isStatusBarHidden ?? false }
    set { hideStatusBar(newValue) }
  }

  /// Hides or shows the status bar, sliding or fading it unless the animation is `none`.
  @available(*, deprecated, message: "Override prefersStatusBarHidden in the controller.")
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    change(animated: animation != .none) { hideStatusBar(hidden, animation) }
  }

  /// Sets the status bar's style; controllers do not decide it any more.
  @available(*, deprecated, message: "Override preferredStatusBarStyle in the controller.")
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    change(animated: animated) { self.statusBarStyle = statusBarStyle }
  }

  private func hideStatusBar(_ hides: Bool, _ animation: UIStatusBarAnimation = .none) {
    (statusBar.isHidden, statusBar.animation) = (hides, animation)
    stage?.needsChromeUpdate = true
  }

  private func change(animated: Bool, _ change: () -> Void) {
    guard animated else { return change() }
    UIView.animate(withDuration: Self.statusBarDuration) {
      change()
      stage?.chromeWindow?.update()
    }
  }

  /// Seconds; tuned by eye.
  private static let statusBarDuration: TimeInterval = 0.35

  /// Whether a wheel in the status bar shows network activity; stored without effect, as no status
  /// bar has it since iOS 13.
  @available(*, deprecated, message: "Show the progress in a view of the app.")
  public var isNetworkActivityIndicatorVisible: Bool {
    get { isUsingNetwork }
    set { isUsingNetwork = newValue }
  }

  /// The status bar's style; once it is set, controllers do not decide it any more.
  @available(*, deprecated, message: "Override preferredStatusBarStyle in the controller.")
  public var statusBarStyle: UIStatusBarStyle {
    get { stage?.window.statusBarStyle ?? .default }
    set {
      statusBar.style = newValue
      stage?.needsChromeUpdate = true
    }
  }

  /// The screen's orientation.
  @available(*, deprecated, message: "Use the interfaceOrientation of the UIWindowScene.")
  public var statusBarOrientation: UIInterfaceOrientation {
    stage?.windowScene.interfaceOrientation ?? .unknown
  }

  /// The user's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    stage?.traits.preferredContentSizeCategory ?? .unspecified
  }
}
