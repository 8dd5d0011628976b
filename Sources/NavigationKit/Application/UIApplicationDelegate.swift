public import Foundation

/// The object a program starts with: it makes the window and what is in it, or names who does.
///
/// A class that is marked `@main` and conforms is a whole program where NavigationShell is imported; it
/// is made by its `init()`.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of the program; a program whose scene delegate has it needs none here.
  var window: UIWindow? { get set }
  /// Makes the window and shows it; false says that the program could not be launched.
  ///
  /// Unless implemented, ``applicationDidFinishLaunching(_:)`` is called in its place.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Makes the window and shows it, where the newer method for that is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Names the delegate of the scene that the program is about to be shown in.
  ///
  /// Asked once the launch succeeded. Where the answer has no `delegateClass`, as unless implemented,
  /// there is none, and the window is made at the launch.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// None, whatever is set: the scene delegate has it.
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

  /// Does nothing, as where a delegate does not care.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Names no delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}
