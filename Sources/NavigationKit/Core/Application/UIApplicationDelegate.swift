public import Foundation

/// The object an app starts with: it makes the window and its content, or names a scene delegate
/// that does.
///
/// A class that is marked `@main` and conforms is a whole program if it imports NavigationShell; it
/// is made by its `init()`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window; not needed if a scene delegate has it.
  var window: UIWindow? { get set }
  /// Called before the launch; returns false if the app cannot be launched.
  ///
  /// An app that is restored makes its window and first controllers here. Their state is restored
  /// before the next call, which shows the window.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Makes the window and shows it; returns false if the app could not be launched.
  ///
  /// By default it calls ``applicationDidFinishLaunching(_:)``.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Makes the window and shows it, if the newer method is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The app gets events from now on; a scene delegate is told in its place, as of the next three.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app gets no events from now on, as its window is being minimised or closed.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app has left the screen: the time to save what must not get lost.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app comes back from the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The program ends, as its window was closed.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory runs low, as far as the host simulates it.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The orientations that the app supports in a window; all unless implemented.
  ///
  /// The screen turns to those that the controller which covers it supports, too.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Names the delegate of the scene that the app is about to be shown in.
  ///
  /// It is asked after a successful launch. Without a `delegateClass`, as by default, there is no
  /// scene delegate, and the window is made at the launch.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Whether to save controllers with a `restorationIdentifier` when the program ends; false unless
  /// implemented.
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Whether to restore saved state; `coder` has what the delegate encoded. False unless
  /// implemented.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Makes a controller that has no `restorationClass`; nil to use the existing one with that path.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Encodes state of the app as a whole.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Decodes that state, after the controllers have decoded theirs.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Opens a link that came from outside; returns whether it could. A scene delegate is asked in its
  /// place.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Does a quick action, and tells whether it could. A scene delegate is asked in its place.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Goes on with what the user did elsewhere, and returns whether it does; a scene delegate is asked in
  /// its place.
  ///
  /// - Parameter restorationHandler: Takes the objects that are to show it, each of which gets
  ///   ``UIUserActivityRestoring/restoreUserActivityState(_:)``.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Returns false: it goes on with none.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Returns false: it opens none.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
  /// Always nil: the scene delegate has the window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls ``applicationDidFinishLaunching(_:)``.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Returns all.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Names no delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}

extension UIApplicationDelegate {
  /// Returns false.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Returns false: nothing is restored.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Returns nil.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }

  /// Encodes nothing.
  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {}

  /// Decodes nothing.
  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {}
}
