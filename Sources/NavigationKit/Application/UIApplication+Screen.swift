public import Foundation

/// What the app knows of the screen it is shown on.
extension UIApplication {
  /// Whether an app receives events.
  public enum State: Int, Hashable, Sendable {
    /// It is on screen and receives events.
    case active
    /// It is being launched.
    case inactive
    /// It is not on screen, which never happens here.
    case background
  }

  /// Whether the app receives events: once its window is shown.
  public var applicationState: State { shownWindow == nil ? .inactive : .active }

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

  /// Whether the status bar is hidden.
  @available(*, deprecated, message: "Ask the controller: prefersStatusBarHidden.")
  public var isStatusBarHidden: Bool { stage?.window.isStatusBarHidden ?? false }

  /// The status bar's style; once it is set, controllers do not decide it any more.
  @available(*, deprecated, message: "Override preferredStatusBarStyle in the controller.")
  public var statusBarStyle: UIStatusBarStyle {
    get { stage?.window.statusBarStyle ?? .default }
    set {
      ownStatusBarStyle = newValue
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
