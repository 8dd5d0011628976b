/// A proposal of the operation if the finger lets go of items over a table now.
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items would go.
  public nonisolated enum Intent: Int, Hashable, Sendable {
    /// Somewhere in the table.
    case unspecified
    /// Between rows, which make room.
    case insertAtDestinationIndexPath
    /// Into a row, which is highlighted.
    case insertIntoDestinationIndexPath
    /// Between rows near their edges, and into a row at its middle.
    case automatic
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
