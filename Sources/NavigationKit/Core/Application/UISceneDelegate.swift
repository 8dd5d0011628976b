public import Foundation

/// Makes the content of a scene, and is told of its activation; it is made by its class's `init()`.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Makes the window with `UIWindow(windowScene:)` and shows it.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is about to appear on screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene gets events from now on.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene gets no events from now on, as its window is being minimised or closed.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene has left the screen: the time to save what must not get lost.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is gone, as its window was closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The activity to save for the scene; nil, the default, saves none.
  ///
  /// The next launch returns it as the session's ``UISceneSession/stateRestorationActivity``.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Shows a connected scene as its saved activity describes.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Opens links that came from outside.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Goes on with what the user did elsewhere.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Returns nil: no activity is saved.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// The delegate of a scene with a window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window; not needed if the delegate keeps it under another name.
  var window: UIWindow? { get set }
  /// Does a quick action, and tells whether it could.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Always nil, also after it is set.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
