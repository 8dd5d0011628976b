extension UIApplication.LaunchOptionsKey {
  /// The quick action that the app is launched for; none is here, as apps are launched without any.
  public nonisolated static let shortcutItem = Self(
    rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}

extension UIScene.ConnectionOptions {
  /// The quick action that the scene is connected for; nil, as apps are launched without any.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}

extension Stage {
  /// The quick actions that the app added to those of its `Info.plist`.
  public var shortcutItems: [UIApplicationShortcutItem] { application.shortcutItems ?? [] }

  /// Has the app do a quick action, as if it had been chosen on the home screen: its scene's delegate,
  /// or without one its own.
  public func performAction(for shortcutItem: UIApplicationShortcutItem) {
    endOpenUpdate()
    perform {
      if let delegate = windowScene.delegate as? any UIWindowSceneDelegate {
        delegate.windowScene(windowScene, performActionFor: shortcutItem) { _ in }
      } else {
        application.delegate?.application(application, performActionFor: shortcutItem) { _ in }
      }
    }
  }
}
