#if os(Linux)
  import NavigationShell
#else
  import UIKit
#endif

/// Shows a window with a navigation controller and its first screen.
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
