import Foundation

/// The difference from one snapshot of a list to another.
///
/// As little as possible moves: the most sections, and in each the most items, that are in the same
/// order in both stay where they are.
nonisolated struct SnapshotDifference: Hashable, Sendable {
  /// Places before.
  private(set) var deletedSections = IndexSet()
  private(set) var deletedItems: [IndexPath] = []
  private(set) var reloadedItems: [IndexPath] = []
  private(set) var reloadedSections = IndexSet()
  /// Places after.
  private(set) var insertedSections = IndexSet()
  private(set) var insertedItems: [IndexPath] = []
  /// Places before and after.
  private(set) var movedSections: [Move<Int>] = []
  private(set) var moves: [Move<IndexPath>] = []

  struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    let start: Place
    let end: Place
  }

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let staying = Set(SnapshotDifference.stayingInOrder(oldSections, newSections))
    for (index, section) in oldSections.enumerated() {
      guard let place = new.indexOfSection(section) else {
        deletedSections.insert(index)
        continue
      }
      if !staying.contains(section) { movedSections.append(Move(start: index, end: place)) }
      // Items that are in other sections now move or go on their own.
      for (item, identifier) in old.items(at: index).enumerated()
      where !SnapshotDifference.isKept(identifier, in: new, with: old) {
        deletedItems.append(IndexPath(item: item, section: index))
      }
    }
    for (index, section) in newSections.enumerated() {
      if let place = old.indexOfSection(section) {
        follow(new.items(at: index), in: index, from: old.items(at: place), old, new)
      } else {
        insertedSections.insert(index)
      }
    }
    reloadedSections = IndexSet(new.reloadedSectionIdentifiers.compactMap(old.indexOfSection))
    reloadedItems = new.reloadedItemIdentifiers
      .filter { SnapshotDifference.isKept($0, in: new, with: old) }.compactMap(old.path)
  }

  /// Inserts and moves items of a section that is in both snapshots.
  private mutating func follow<Section, Item>(
    _ items: [Item], in section: Int, from before: [Item],
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let staying = Set(SnapshotDifference.stayingInOrder(before, items))
    for (item, identifier) in items.enumerated() where !staying.contains(identifier) {
      let place = IndexPath(item: item, section: section)
      if SnapshotDifference.isKept(identifier, in: new, with: old),
        let start = old.path(of: identifier)
      {
        moves.append(Move(start: start, end: place))
      } else {
        insertedItems.append(place)
      }
    }
  }

  /// Whether an item is in both snapshots, in sections that both have.
  private static func isKept<Section, Item>(
    _ item: Item, in new: NSDiffableDataSourceSnapshot<Section, Item>,
    with old: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> Bool {
    guard let before = old.sectionIdentifier(containingItem: item),
      let after = new.sectionIdentifier(containingItem: item)
    else { return false }
    return new.indexOfSection(before) != nil && old.indexOfSection(after) != nil
  }

  /// The difference as updates of a list.
  var updates: [ListUpdate] {
    [
      .deleteSections(deletedSections), .insertSections(insertedSections),
      .reloadSections(reloadedSections), .delete(deletedItems), .insert(insertedItems),
      .reload(reloadedItems),
    ] + movedSections.map { .moveSection(from: $0.start, to: $0.end) }
      + moves.map { .move(from: $0.start, to: $0.end) }
  }

  /// The most elements that are in both lists in the same order.
  private static func stayingInOrder<Element: Hashable>(
    _ old: [Element], _ new: [Element]
  ) -> [Element] {
    let places = Dictionary(zip(old, old.indices)) { first, _ in first }
    let common = new.filter { places[$0] != nil }
    return longestRise(common.compactMap { places[$0] }).map { common[$0] }
  }

  /// The indices of the longest rising sequence of different numbers: for each length, the search
  /// keeps the sequence whose last number is the lowest.
  static func longestRise(_ numbers: [Int]) -> [Int] {
    var lasts: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let place = lasts.partitioningIndex { numbers[$0] >= number }
      previous[index] = place > 0 ? lasts[place - 1] : nil
      if place == lasts.count { lasts.append(index) } else { lasts[place] = index }
    }
    return sequence(first: lasts.last) { $0.flatMap { previous[$0] } }
      .prefix { $0 != nil }.compactMap(\.self).reversed()
  }
}
