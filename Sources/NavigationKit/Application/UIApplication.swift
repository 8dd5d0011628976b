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
  /// What is restored beside controllers.
  var registeredObjects: [RegisteredObject] = []
  /// The app's appearance proxies; nil while it has asked for none.
  private(set) var appearancesIfUsed: AppearanceRegistry?
  /// The same, made when the first is asked for.
  var appearances: AppearanceRegistry {
    let appearances = appearancesIfUsed ?? AppearanceRegistry()
    appearancesIfUsed = appearances
    return appearances
  }

  /// The scenes the program is shown in: the stage's one.
  open var connectedScenes: Set<UIScene> { stage.map { [$0.windowScene] } ?? [] }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Calls a method of a target by its name, on a sender's behalf.
  ///
  /// Without a target the first in the responder chain that answers is called: from the first responder
  /// on, else from the sender. False says that nobody answers; a target that does not stops the program.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let receiver =
      TargetAction.object(target) ?? receiver(of: action, from: sender, at: sender as? UIResponder)
    guard let receiver else { return false }
    action.send(to: receiver, sender, event)
    return true
  }
}
