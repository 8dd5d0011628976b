public import NavigationShell

/// An app with a single page that has the parts which the library lacks.
public final class PartsDelegate: UIResponder, UIApplicationDelegate {
  /// The app's window.
  public var window: UIWindow?

  /// Shows the page.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: PartsController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
