public import NavigationShell

/// An app to test: tabs with a list of books, a form and things that come later.
public final class LibraryDelegate: UIResponder, UIApplicationDelegate {
  /// The app's window.
  public var window: UIWindow?

  /// Shows the tabs.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: BooksController()),
      UINavigationController(rootViewController: FormController()),
      UINavigationController(rootViewController: LaterController()),
    ]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
