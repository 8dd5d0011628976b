public import Foundation

/// One change of a collection view's items, as its layout is told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item.
  public nonisolated enum Action: Int, Hashable, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// Its cell is asked for again.
    case reload
    /// It goes to another place.
    case move
    /// Nothing.
    case none
  }

  /// Where the item was; nil if it comes.
  ///
  /// A section's path has the item `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item will be; nil if it goes.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens to it.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}

extension ListUpdate {
  /// The change as a layout is told of it.
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
