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
  weak var stage: Stage?

  /// The scenes the program is shown in: the stage's one.
  open var connectedScenes: Set<UIScene> { stage.map { [$0.windowScene] } ?? [] }
}
