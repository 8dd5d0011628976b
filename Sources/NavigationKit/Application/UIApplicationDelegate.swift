public import Foundation

/// The object a program starts with: it makes the window and what is in it, or names who does.
///
/// A class that is marked `@main` and conforms is a whole program where NavigationShell is imported; it
/// is made by its `init()`.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of the program; a program whose scene delegate has it needs none here.
  var window: UIWindow? { get set }
  /// The program is about to launch; false says that it cannot.
  ///
  /// A program that is opened where it was left makes its window and first controllers here: they take up
  /// their states before the next call, in which the window is shown.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
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
  /// None, whatever is set: the scene delegate has it.
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
