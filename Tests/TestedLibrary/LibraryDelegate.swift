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

  /// Shows the tab that an address names.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    let tabs = window?.rootViewController as? UITabBarController
    let titles = tabs?.viewControllers?.map { $0.tabBarItem.title }
    tabs?.selectedIndex = titles?.firstIndex(of: url.host) ?? 0
    return true
  }
}
