public import Foundation

nonisolated extension UIApplication {
  /// Posted after the launch, by the app.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted once the app receives events, after the launch or again, by the app.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app's window is minimised or closed, by the app.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app's window was minimised or closed, by the app.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app's window comes back, by the app.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the program ends because its window was closed, by the app.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the user took a screenshot of the window, by the app.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when the host simulates that memory runs low, by the app.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

nonisolated extension UIScene {
  /// Posted as the scene is connected, by the scene.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when the scene is gone, as its window was closed, by the scene.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted before the scene appears or its window comes back, by the scene.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted once the scene receives events, by the scene.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before the scene receives no more events, by the scene.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when the scene's window was minimised or closed, by the scene.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

nonisolated extension UIWindow {
  /// Posted when a window starts to get events, by the window.
  public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is shown, by the window.
  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when another window is shown in its place, by the window.
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when another window gets the events, by the window.
  public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}

nonisolated extension UIContentSizeCategory {
  /// Posted when the user's text size has changed.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The new text size in that notification: a ``UIContentSizeCategory``.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

nonisolated extension UIResponder {
  /// Posted before the keyboard appears; where none is drawn, it is 0 points high.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard has appeared.
  public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard disappears.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard has disappeared.
  public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes: it slides in or out, or becomes higher or lower.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard's frame has changed.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The keyboard's frame on the screen before the change: a `CGRect`.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame on the screen after the change: a `CGRect`.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The seconds that the change takes: a number.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The number of the curve that the change follows: 7, in which no
  /// `UIView.AnimationCurve` is, and `UIView.AnimationOptions(rawValue: 7 << 16)`.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this app's: always true.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension Stage {
  /// Posts the user's text size if it is another now.
  func postTextSize(insteadOf old: UITraitCollection) {
    let size = traits.preferredContentSizeCategory
    guard size != old.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: screen,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: size])
  }

  /// Posts what is said of the keyboard before it changes, or after.
  func postKeyboard(_ name: Notification.Name, _ change: KeyboardChange, duration: TimeInterval) {
    NotificationCenter.default.post(
      name: name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: change.begin,
        UIResponder.keyboardFrameEndUserInfoKey: change.end,
        UIResponder.keyboardAnimationDurationUserInfoKey: duration,
        UIResponder.keyboardAnimationCurveUserInfoKey: KeyboardMetrics.curve,
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ])
  }
}
