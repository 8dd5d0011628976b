import Foundation

/// The snapshot that a table or a collection view shows, and what its data source answers with it.
final class DiffableContent<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()

  /// Shows another snapshot.
  ///
  /// - Parameter show: Makes the list follow.
  func apply(_ next: Snapshot, animated: Bool, show: ([ListUpdate]) -> Void) {
    let updates = SnapshotDifference(from: snapshot, to: next).updates
    snapshot = next.applied
    if animated { show(updates) } else { UIView.performWithoutAnimation { show(updates) } }
  }

  /// The number of items in a section.
  func count(_ section: Int) -> Int { snapshot.items(at: section).count }

  /// The section with a number; nil if there is none.
  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// A provider's answer for the item at an index path, which must be a cell.
  func cell<Cell>(at path: IndexPath, from provide: (Item) -> Cell?) -> Cell {
    guard let cell = snapshot.item(at: path).flatMap(provide) else {
      preconditionFailure("The cell provider must return a cell for \(path).")
    }
    return cell
  }
}
