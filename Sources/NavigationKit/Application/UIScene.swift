public import Foundation

/// What a program is shown in; every stage has one, a ``UIWindowScene``.
open class UIScene: UIResponder {
  /// How far a scene is from being used.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Nobody was told of it yet.
    case unattached = -1
    /// It is on screen and takes events.
    case foregroundActive = 0
    /// It is on screen and takes no events yet.
    case foregroundInactive = 1
  }

  /// Why a scene is connected; here because the program was launched, and nothing else is known.
  public final class ConnectionOptions: NSObject {
    override init() { super.init() }
  }

  /// What is known of the scene beyond its being connected.
  public let session: UISceneSession
  /// Who hears of the scene; kept by it.
  open var delegate: (any UISceneDelegate)?
  /// How far it is from being used.
  public internal(set) var activationState = ActivationState.unattached
  /// What it is called.
  open var title: String! = ""
  /// What a person does in it; its delegate may give it as what the scene is opened with again.
  open var userActivity: NSUserActivity?

  open override var next: UIResponder? { session.application }

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Hands the scene to its delegate, who makes the window, and tells of its being used.
  func connect(to delegate: any UISceneDelegate) {
    self.delegate = delegate
    activationState = .foregroundInactive
    delegate.scene(self, willConnectTo: session, options: ConnectionOptions())
    if let activity = session.stateRestorationActivity {
      delegate.scene(self, restoreInteractionStateWith: activity)
    }
    delegate.sceneWillEnterForeground(self)
    activationState = .foregroundActive
    delegate.sceneDidBecomeActive(self)
  }
}

/// A scene's place in the program: its role and what it was configured with.
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// Makes a role from its name.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
    /// To be used by a person.
    public nonisolated static let windowApplication = Role(rawValue: "windowApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// What the app delegate answered.
  public internal(set) var configuration: UISceneConfiguration
  /// The scene.
  public internal(set) weak var scene: UIScene?
  /// What the scene was doing when the program ended; nil where nothing was kept.
  public internal(set) var stateRestorationActivity: NSUserActivity?

  /// The program that it is part of.
  weak var application: UIApplication?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// Names the classes for a scene.
public final class UISceneConfiguration: NSObject {
  /// Any name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which must conform to ``UISceneDelegate``.
  public var delegateClass: AnyClass?

  /// Makes a configuration that names no class.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// The delegate it names; nil if it names none.
  func makeDelegate() -> (any UISceneDelegate)? {
    guard let delegateClass else { return nil }
    guard let conforming = delegateClass as? any UISceneDelegate.Type else {
      preconditionFailure(
        "\(delegateClass) is not a UISceneDelegate: name a class that conforms as delegateClass.")
    }
    return conforming.instance()
  }
}
