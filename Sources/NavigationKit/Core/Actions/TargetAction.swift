import Foundation

/// A target, held weakly, and its action.
struct TargetAction {
  private weak var object: AnyObject?
  /// Whether the target is the first object in the responder chain that handles the action.
  private let isForChain: Bool
  let action: Selector

  init(target: Any?, action: Selector) {
    object = TargetAction.object(target)
    isForChain = target == nil
    self.action = action
  }

  /// The receiver of a message.
  enum Receiver {
    case object(AnyObject)
    /// The first object in the responder chain that handles the action.
    case chain
    /// Nothing: the target is gone.
    case nobody
  }

  var receiver: Receiver {
    if isForChain { return .chain }
    return object.map(Receiver.object) ?? .nobody
  }

  /// Whether it has this target and this action; nil stands for any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    let isTarget = target == nil || !isForChain && object === TargetAction.object(target)
    return isTarget && (action == nil || action == self.action)
  }

  /// Whether it has exactly this target; nil is the responder chain.
  func isFor(_ target: Any?) -> Bool {
    target == nil ? isForChain : !isForChain && object === TargetAction.object(target)
  }

  /// A target as an object.
  static func object(_ target: Any?) -> AnyObject? { target.map { $0 as AnyObject } }
}
