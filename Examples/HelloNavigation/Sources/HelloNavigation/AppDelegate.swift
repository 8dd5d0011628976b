#if canImport(UIKit)
  import UIKit
#else
  import NavigationShell
#endif

/// The whole program: a window, a navigation controller, and the first of the screens.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: AlbumsController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
