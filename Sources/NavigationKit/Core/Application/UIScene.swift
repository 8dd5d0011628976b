public import Foundation

/// The scene that an app is shown in; every stage has one, a ``UIWindowScene``.
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    /// It has not been connected yet.
    case unattached = -1
    /// It is on screen and receives events.
    case foregroundActive = 0
    /// It is on screen and receives no events, or none yet.
    case foregroundInactive = 1
    /// It is not on screen: its window is minimised, or being closed.
    case background = 2
  }

  /// Tells why a scene is connected; here always because of the launch, without further data.
  public final class ConnectionOptions: NSObject {
    override init() { super.init() }
    /// The links that it is to open; none at a launch.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities that the user began elsewhere and continues here; none at a launch.
    public var userActivities: Set<NSUserActivity> { [] }
  }

  /// The role and the configuration of the scene.
  public let session: UISceneSession
  /// The scene's delegate, which the scene retains.
  open var delegate: (any UISceneDelegate)?
  /// The activation state: that of the app, once the scene is connected.
  public var activationState: ActivationState {
    guard let application = session.application,
      isConnected || application.life == nil && application.isAlive
    else {
      return .unattached
    }
    return switch application.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
  private var isConnected = false
  /// The scene's title.
  open var title: String! = ""
  /// The user's activity in the scene; its delegate can return it as the state to restore.
  open var userActivity: NSUserActivity?

  open override var next: UIResponder? { session.application }

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Connects the scene to its delegate, if it has one, which makes the window.
  func connect(to delegate: (any UISceneDelegate)?) {
    self.delegate = delegate
    isConnected = true
    delegate?.scene(self, willConnectTo: session, options: ConnectionOptions())
    post(Self.willConnectNotification)
    if let activity = session.stateRestorationActivity {
      delegate?.scene(self, restoreInteractionStateWith: activity)
    }
    delegate?.sceneWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
  }

  /// Ends the connection: the program ends.
  func disconnect() {
    delegate?.sceneDidDisconnect(self)
    post(Self.didDisconnectNotification)
    isConnected = false
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// The role and the configuration of a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// Makes a role from its name.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
    /// An app's interface for the user.
    public nonisolated static let windowApplication = Role(rawValue: "windowApplication")
  }

  /// The purpose of the scene.
  public let role: Role
  /// The configuration that the app delegate returned.
  public internal(set) var configuration: UISceneConfiguration
  /// The scene.
  public internal(set) weak var scene: UIScene?
  /// The activity that was saved when the program last ended; nil if none was.
  public internal(set) var stateRestorationActivity: NSUserActivity?

  /// The app that the scene belongs to.
  weak var application: UIApplication?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// Names the classes for a scene.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  /// Any name.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which must conform to ``UISceneDelegate``.
  public var delegateClass: AnyClass?
  /// The storyboard of which the scene's window is made before its delegate is told; nil for none.
  public var storyboard: UIStoryboard?

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
