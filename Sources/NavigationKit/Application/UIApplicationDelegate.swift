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
  /// The program is about to launch; false says that it cannot.
  ///
  /// A program that is opened where it was left makes its window and first controllers here: they take up
  /// their states before the next call, in which the window is shown.
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
  /// Names the delegate of the scene that the app is about to be shown in.
  ///
  /// It is asked after a successful launch. Without a `delegateClass`, as by default, there is no
  /// scene delegate, and the window is made at the launch.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Whether controllers with a `restorationIdentifier` are kept when the program ends; not unless
  /// implemented.
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Whether they are restored; `coder` has what the delegate kept. Not unless implemented.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Makes a controller that has no `restorationClass`; nil leaves it to those that are there already.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Keeps what belongs to the program as a whole.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Takes that up again; controllers have taken up their states.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

extension UIApplicationDelegate {
  /// Always nil: the scene delegate has the window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Says that it can.
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

  /// Names no delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}

extension UIApplicationDelegate {
  /// Keeps nothing.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Restores nothing.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Makes none.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }

  /// Keeps nothing.
  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {}

  /// Takes up nothing.
  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {}
}
