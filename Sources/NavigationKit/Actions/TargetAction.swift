import Foundation

/// A target, held weakly, and what it is asked for.
struct TargetAction {
  private weak var object: AnyObject?
  /// Whether it is for whoever in the responder chain answers first.
  private let isForChain: Bool
  let action: Selector

  init(target: Any?, action: Selector) {
    object = TargetAction.object(target)
    isForChain = target == nil
    self.action = action
  }

  /// Whom a message goes to.
  enum Receiver {
    case object(AnyObject)
    /// Whoever in the responder chain answers first.
    case chain
    /// It is gone.
    case nobody
  }

  var receiver: Receiver {
    if isForChain { return .chain }
    return object.map(Receiver.object) ?? .nobody
  }

  /// Whether it is this target and this action; nil stands for any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    let isTarget = target == nil || !isForChain && object === TargetAction.object(target)
    return isTarget && (action == nil || action == self.action)
  }

  /// Whether it is this very target, nil being the responder chain.
  func isFor(_ target: Any?) -> Bool {
    target == nil ? isForChain : !isForChain && object === TargetAction.object(target)
  }

  /// A target as an object.
  static func object(_ target: Any?) -> AnyObject? { target.map { $0 as AnyObject } }
}
