import Foundation

/// The sections and items of a list at one time, each with an identifier of its own.
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  fileprivate struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  /// The items whose cells are asked for again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// The number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[place(of: identifier)].items }

  /// The section that an item is in; nil if there is no such item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { path(of: identifier).map { sections[$0.section].identifier } }

  /// An item's place among all items; nil if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// A section's place; nil if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(
        indexOfSection(identifier) == nil, "The section \(identifier) is there already.")
      sections.append(Section(identifier: identifier))
    }
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  // MARK: Items

  /// Adds items at the end of a section; of the last one unless given.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "There is no section to append items to: append one first.")
    let place = section.map(place) ?? sections.count - 1
    checkNew(identifiers)
    sections[place].items += identifiers
  }

  /// Inserts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) { insert(identifiers, at: existing(other)) }

  /// Inserts items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) {
    var path = existing(other)
    path.item += 1
    insert(identifiers, at: path)
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections.indices { sections[section].items.removeAll(where: gone.contains) }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { sections = [] }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) {
    _ = existing(identifier)
    deleteItems([identifier])
    insertItems([identifier], beforeItem: other)
  }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) {
    _ = existing(identifier)
    deleteItems([identifier])
    insertItems([identifier], afterItem: other)
  }

  /// Asks for the cells of items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  // MARK: Places

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  var counts: [Int] { sections.map(\.items.count) }

  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    for (section, list) in sections.enumerated() {
      if let item = list.items.firstIndex(of: identifier) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  /// The paths of all items.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, list) in sections.enumerated() {
      for (item, identifier) in list.items.enumerated() {
        paths[identifier] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  /// The same without anything to reload, as it is once it was applied.
  var applied: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedItemIdentifiers = []
    return copy
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(section) else {
      preconditionFailure("There is no section \(section): append it first.")
    }
    return place
  }

  private func existing(_ identifier: ItemIdentifierType) -> IndexPath {
    guard let path = path(of: identifier) else {
      preconditionFailure("There is no item \(identifier).")
    }
    return path
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at path: IndexPath) {
    checkNew(identifiers)
    sections[path.section].items.insert(contentsOf: identifiers, at: path.item)
  }

  private func checkNew(_ identifiers: [ItemIdentifierType]) {
    var known = Set(itemIdentifiers)
    for identifier in identifiers {
      precondition(
        known.insert(identifier).inserted,
        "The item \(identifier) is there already; identifiers are unique in a snapshot.")
    }
  }
}

nonisolated extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

nonisolated extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
