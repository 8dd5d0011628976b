public import Foundation

/// An operation that a drop performs on the items.
public nonisolated enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing: the items go back.
  case cancel = 0
  /// Nothing, as it is not allowed here.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved away from where they came from.
  case move = 3
}

/// A proposal of the operation to perform on the items if the finger lets go now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// The operation to perform.
  public let operation: UIDropOperation
}
