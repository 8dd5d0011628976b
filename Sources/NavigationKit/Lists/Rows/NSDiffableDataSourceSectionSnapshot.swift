/// The items of one section at one time, some of which may be inside others.
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The outermost items, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  /// The items whose children are shown.
  private var expanded: Set<ItemIdentifierType> = []
  private var allItems: Set<ItemIdentifierType> = []

  /// Makes an empty snapshot.
  public init() {}

  /// All items, each before those inside it.
  public var items: [ItemIdentifierType] { list(rootItems) { _ in true } }
  /// The items that are shown: those inside expanded ones only.
  public var visibleItems: [ItemIdentifierType] { list(rootItems, where: expanded.contains) }

  // MARK: Questions

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { allItems.contains(item) }

  /// Whether the items inside an item are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether an item is shown: all around it are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && around(item).allSatisfy(expanded.contains)
  }

  /// The number of items that an item is inside of.
  public func level(of item: ItemIdentifierType) -> Int {
    check(item)
    return around(item).count
  }

  /// An item's place among all items; nil if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// The item that an item is inside of; nil for the outermost.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    check(child)
    return parents[child]
  }

  /// The items inside an item, and the item itself if asked, as a snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    check(parent)
    var copy = NSDiffableDataSourceSectionSnapshot()
    if includingParent { copy.append([parent]) }
    copy.add(children[parent] ?? [], of: self, into: includingParent ? parent : nil)
    copy.expanded = expanded.intersection(copy.allItems)
    return copy
  }

  // MARK: Changes

  /// Adds items at the end: inside an item, or outermost.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    parent.map(check)
    insert(items, at: (parent.map { children[$0] ?? [] } ?? rootItems).count, in: parent)
  }

  /// Inserts items before another.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: place(of: item), in: parents[item])
  }

  /// Inserts items after another.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: place(of: item) + 1, in: parents[item])
  }

  /// Removes items, with all inside them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let gone = list([item]) { _ in true }
      let place = place(of: item)
      if let parent = parents[item] {
        children[parent]?.remove(at: place)
      } else {
        rootItems.remove(at: place)
      }
      for inner in gone { forget(inner) }
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Shows the items inside items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    items.forEach(check)
    expanded.formUnion(items)
  }

  /// Hides the items inside items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    items.forEach(check)
    expanded.subtract(items)
  }

  /// Puts the items of a snapshot in the place of those inside an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    check(parent)
    delete(children[parent] ?? [])
    add(snapshot.rootItems, of: snapshot, into: parent)
    expanded.formUnion(snapshot.expanded)
  }

  /// Inserts the items of a snapshot before another item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) { insert(snapshot, at: place(of: item), in: parents[item]) }

  /// Inserts the items of a snapshot after another item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) { insert(snapshot, at: place(of: item) + 1, in: parents[item]) }

  // MARK: Places

  /// Whether something is inside an item.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

  private func list(
    _ items: [ItemIdentifierType], where goesIn: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    items.flatMap { [$0] + (goesIn($0) ? list(children[$0] ?? [], where: goesIn) : []) }
  }

  /// The items around an item, the nearest first.
  private func around(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  private func check(_ item: ItemIdentifierType) {
    precondition(contains(item), "There is no item \(item): append it first.")
  }

  /// An item's place among those inside the same item.
  private func place(of item: ItemIdentifierType) -> Int {
    check(item)
    let siblings = parents[item].map { children[$0] ?? [] } ?? rootItems
    return siblings.firstIndex(of: item) ?? 0
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at place: Int, in parent: ItemIdentifierType?
  ) {
    for item in items {
      precondition(
        allItems.insert(item).inserted,
        "The item \(item) is there already; identifiers are unique in a snapshot.")
      parents[item] = parent
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: place)
    } else {
      rootItems.insert(contentsOf: items, at: place)
    }
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, at place: Int, in parent: ItemIdentifierType?
  ) {
    insert(snapshot.rootItems, at: place, in: parent)
    for item in snapshot.rootItems {
      add(snapshot.children[item] ?? [], of: snapshot, into: item)
    }
    expanded.formUnion(snapshot.expanded)
  }

  /// Adds items of another snapshot, with all inside them.
  private mutating func add(
    _ items: [ItemIdentifierType], of other: NSDiffableDataSourceSectionSnapshot,
    into parent: ItemIdentifierType?
  ) {
    append(items, to: parent)
    for item in items { add(other.children[item] ?? [], of: other, into: item) }
  }

  private mutating func forget(_ item: ItemIdentifierType) {
    allItems.remove(item)
    expanded.remove(item)
    parents[item] = nil
    children[item] = nil
  }
}

nonisolated extension NSDiffableDataSourceSectionSnapshot: Sendable
where ItemIdentifierType: Sendable {}
