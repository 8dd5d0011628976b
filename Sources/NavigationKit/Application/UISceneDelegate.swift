public import Foundation

/// Makes the content of a scene, and is told of its activation; it is made by its class's `init()`.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Makes the window with `UIWindow(windowScene:)` and shows it.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is about to appear on screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene gets events from now on.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// What the scene is to be opened with again; nil, as unless implemented, for nothing.
  ///
  /// It is handed back as the session's ``UISceneSession/stateRestorationActivity``.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// The scene, which is connected, is to be shown as it was.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
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
  /// Keeps nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
}

/// The delegate of a scene with a window.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}
