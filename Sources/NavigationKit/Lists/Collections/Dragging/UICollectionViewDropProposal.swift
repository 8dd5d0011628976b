/// A proposal of the operation if the finger lets go of items over a collection view now.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items would go.
  public nonisolated enum Intent: Int, Hashable, Sendable {
    /// Somewhere in the collection view.
    case unspecified
    /// Between items, which make room.
    case insertAtDestinationIndexPath
    /// Into an item, which is highlighted.
    case insertIntoDestinationIndexPath
  }

  /// Makes a proposal without a place.
  public convenience override init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Where the items would go.
  public let intent: Intent
}
