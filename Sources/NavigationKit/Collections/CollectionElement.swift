import Foundation

/// What a view of a collection view shows: an item, a header of it, a decoration.
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

  /// The same element at another path.
  func moved(to path: IndexPath) -> CollectionElement {
    CollectionElement(category: category, kind: kind, path: path)
  }

  static func < (a: CollectionElement, b: CollectionElement) -> Bool {
    (a.category.rawValue, a.kind, a.path) < (b.category.rawValue, b.kind, b.path)
  }
}
