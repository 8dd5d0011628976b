import Foundation

/// An element that a view of a collection view shows: an item, a header, a decoration.
nonisolated struct CollectionElement: Hashable, Comparable, Sendable {
  var category: UICollectionView.ElementCategory
  /// The kind of supplementary or decoration view; empty for cells.
  var kind: String
  var path: IndexPath

  static func item(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: "", path: path)
  }

  /// The item's path; nil for other elements.
  var item: IndexPath? { category == .cell ? path : nil }

  /// The element after a change; nil if it was deleted or reloaded.
  func after(_ change: ListChange) -> CollectionElement? {
    guard path.count == 2 else { return self }
    guard !change.sections.reloaded.contains(path.section) else { return nil }
    let place =
      item == nil
      ? change.sections.after(path.section).map { IndexPath(item: path.item, section: $0) }
      : change.after(path)
    return place.map { CollectionElement(category: category, kind: kind, path: $0) }
  }

  static func < (a: CollectionElement, b: CollectionElement) -> Bool {
    (a.category.rawValue, a.kind, a.path) < (b.category.rawValue, b.kind, b.path)
  }
}
