public import Foundation

/// The object an app starts with: it makes the window and its content, or names a scene delegate
/// that does.
///
/// A class that is marked `@main` and conforms is a whole program if it imports NavigationShell; it
/// is made by its `init()`.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window; not needed if a scene delegate has it.
  var window: UIWindow? { get set }
  /// Makes the window and shows it; returns false if the app could not be launched.
  ///
  /// By default it calls ``applicationDidFinishLaunching(_:)``.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Makes the window and shows it, if the newer method is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Names the delegate of the scene that the app is about to be shown in.
  ///
  /// It is asked after a successful launch. Without a `delegateClass`, as by default, there is no
  /// scene delegate, and the window is made at the launch.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// Always nil: the scene delegate has the window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

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

  /// Names no delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}
