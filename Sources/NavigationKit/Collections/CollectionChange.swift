import Foundation

/// One change of a collection view's data.
nonisolated enum CollectionUpdate: Hashable, Sendable {
  /// Index paths after the change.
  case insertItems([IndexPath])
  /// Index paths before the change.
  case deleteItems([IndexPath])
  case reloadItems([IndexPath])
  case moveItem(from: IndexPath, to: IndexPath)
  case insertSections(IndexSet)
  case deleteSections(IndexSet)
  case reloadSections(IndexSet)
}

/// Changes of a collection view's data at once: deletions and origins of moves count before them,
/// insertions and targets of moves after them.
nonisolated struct CollectionChange: Sendable {
  private(set) var deletedItems: Set<IndexPath> = []
  private(set) var insertedItems: Set<IndexPath> = []
  private(set) var reloadedItems: Set<IndexPath> = []
  private(set) var moves: [IndexPath: IndexPath] = [:]
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()

  init(_ updates: [CollectionUpdate]) {
    for update in updates {
      switch update {
      case .insertItems(let paths): insertedItems.formUnion(paths)
      case .deleteItems(let paths): deletedItems.formUnion(paths)
      case .reloadItems(let paths): reloadedItems.formUnion(paths)
      case .moveItem(let old, let new): moves[old] = new
      case .insertSections(let sections): insertedSections.formUnion(sections)
      case .deleteSections(let sections): deletedSections.formUnion(sections)
      case .reloadSections(let sections): reloadedSections.formUnion(sections)
      }
    }
  }

  /// The new index of an old section; nil if it was deleted.
  func section(after old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    var section = old - deletedSections.count(in: 0..<old)
    for inserted in insertedSections where inserted <= section { section += 1 }
    return section
  }

  /// The new path of an old item; nil if it was deleted.
  func after(_ path: IndexPath) -> IndexPath? {
    if let target = moves[path] { return target }
    guard !deletedItems.contains(path), let section = section(after: path.section)
    else { return nil }
    let before = removed.count { $0.section == path.section && $0.item < path.item }
    var item = path.item - before
    for added in added.sorted() where added.section == section && added.item <= item {
      item += 1
    }
    return IndexPath(item: item, section: section)
  }

  /// Whether an old item gets another cell.
  func isReloaded(_ path: IndexPath) -> Bool {
    reloadedItems.contains(path) || reloadedSections.contains(path.section)
  }

  /// Whether the numbers of items before and after fit the change.
  func fits(_ old: [Int], _ new: [Int]) -> Bool {
    guard new.count == old.count - deletedSections.count + insertedSections.count
    else { return false }
    return old.indices.allSatisfy { section in
      guard let target = self.section(after: section), !reloadedSections.contains(section)
      else { return true }
      return new.indices.contains(target)
        && new[target] == old[section] - removed.count { $0.section == section }
          + added.count { $0.section == target }
    }
  }

  private var removed: Set<IndexPath> { deletedItems.union(moves.keys) }
  private var added: Set<IndexPath> { insertedItems.union(moves.values) }
}
