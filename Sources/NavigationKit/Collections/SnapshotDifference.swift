import Foundation

/// What changes a list from one snapshot into another.
///
/// As few items as possible move: the most that are in the same order in both stay where they are.
nonisolated struct SnapshotDifference: Hashable, Sendable {
  /// An item's place before, and after.
  struct Move: Hashable, Sendable {
    let start: IndexPath
    let end: IndexPath
  }

  /// Places before.
  private(set) var deletedSections = IndexSet()
  private(set) var deletedItems: [IndexPath] = []
  private(set) var reloadedItems: [IndexPath] = []
  /// Places after.
  private(set) var insertedSections = IndexSet()
  private(set) var insertedItems: [IndexPath] = []
  private(set) var moves: [Move] = []

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let kept = Set(
      SnapshotDifference.stayingInOrder(old.sectionIdentifiers, new.sectionIdentifiers))
    let sections = (old.sectionIdentifiers, new.sectionIdentifiers)
    deletedSections = IndexSet(sections.0.indices.filter { !kept.contains(sections.0[$0]) })
    insertedSections = IndexSet(sections.1.indices.filter { !kept.contains(sections.1[$0]) })

    let (before, after) = (old.paths, new.paths)
    // The other items come and go with their sections.
    func isKept(_ path: IndexPath?, in sections: [Section]) -> Bool {
      path.map { kept.contains(sections[$0.section]) } ?? false
    }
    let stays = { isKept(before[$0], in: sections.0) && isKept(after[$0], in: sections.1) }
    let hasOtherSection = { (item: Item) in
      before[item].map { sections.0[$0.section] } != after[item].map { sections.1[$0.section] }
    }
    deletedItems = old.itemIdentifiers.filter { !stays($0) }.compactMap { before[$0] }
      .filter { isKept($0, in: sections.0) }
    insertedItems = new.itemIdentifiers.filter { !stays($0) }.compactMap { after[$0] }
      .filter { isKept($0, in: sections.1) }
    reloadedItems = new.reloadedItemIdentifiers.filter(stays).compactMap { before[$0] }

    let remaining = new.itemIdentifiers.filter { stays($0) && !hasOtherSection($0) }
    let unmoved = Set(
      SnapshotDifference.stayingInOrder(old.itemIdentifiers, remaining))
    moves = new.itemIdentifiers.filter { stays($0) && !unmoved.contains($0) }
      .compactMap { item in
        before[item].flatMap { start in after[item].map { Move(start: start, end: $0) } }
      }
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
      var (low, high) = (0, lasts.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[lasts[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? lasts[low - 1] : nil
      if low == lasts.count { lasts.append(index) } else { lasts[low] = index }
    }
    return sequence(first: lasts.last) { $0.flatMap { previous[$0] } }
      .prefix { $0 != nil }.compactMap(\.self).reversed()
  }
}
