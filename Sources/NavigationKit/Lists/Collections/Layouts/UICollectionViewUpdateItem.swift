public import Foundation

/// One change of a collection view's items, for its layout.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public nonisolated enum Action: Int, Hashable, Sendable {
    /// The item is inserted.
    case insert
    /// The item is deleted.
    case delete
    /// The item's cell is asked for again.
    case reload
    /// The item moves to another place.
    case move
    /// No change.
    case none
  }

  /// The item's former place; nil if it is inserted.
  ///
  /// A section's path has the item `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The item's new place; nil if it is deleted.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}

extension ListUpdate {
  /// The change as items for a layout.
  var items: [UICollectionViewUpdateItem] {
    switch self {
    case .insert(let paths): paths.map { .init(.insert, before: nil, after: $0) }
    case .delete(let paths): paths.map { .init(.delete, before: $0, after: nil) }
    case .reload(let paths): paths.map { .init(.reload, before: $0, after: $0) }
    case .move(let start, let end): [.init(.move, before: start, after: end)]
    case .insertSections(let sections):
      sections.map { .init(.insert, before: nil, after: ListUpdate.path(ofSection: $0)) }
    case .deleteSections(let sections):
      sections.map { .init(.delete, before: ListUpdate.path(ofSection: $0), after: nil) }
    case .reloadSections(let sections):
      sections.map(ListUpdate.path).map { .init(.reload, before: $0, after: $0) }
    case .moveSection(let start, let end):
      [
        .init(
          .move, before: ListUpdate.path(ofSection: start), after: ListUpdate.path(ofSection: end))
      ]
    }
  }

  private static func path(ofSection section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}
