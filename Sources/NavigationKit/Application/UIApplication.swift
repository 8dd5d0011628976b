import Foundation

/// The running program, as far as an app delegate is told about it.
open class UIApplication: UIResponder {
  /// The program of the stage that is being launched or handles an event; outside of these, one
  /// without a delegate.
  open class var shared: UIApplication { Stage.current?.application ?? UIApplication() }

  /// Names why a program was launched; nothing launches one for a reason here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key from its name.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Who was launched.
  public internal(set) weak var delegate: (any UIApplicationDelegate)?
}

/// The object a program starts with: it makes the window and what is in it.
///
/// A class that is marked `@main` and conforms is a whole program where NavigationShell is imported.
/// Make it `final`, so that it inherits the initialiser that is asked for.
public protocol UIApplicationDelegate: AnyObject {
  /// Makes the delegate.
  init()
  /// The window of the program.
  var window: UIWindow? { get set }
  /// Makes the window and shows it; false says that the program could not be launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Does nothing, as where a delegate does not care.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
