import Foundation

/// The sections and items of a list at one time, each with an identifier of its own.
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections = IndexedList<SectionIdentifierType>()
  private var items: [SectionIdentifierType: IndexedList<ItemIdentifierType>] = [:]
  /// The section of each item.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items whose cells are asked for again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are configured again and stay.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells are asked for again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { homes.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.elements }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.elements.flatMap(list) }

  /// The number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    check(identifier)
    return list(identifier)
  }

  /// The section that an item is in; nil if there is no such item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }

  /// An item's place among all items; nil if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    path(of: identifier).map { path in
      sections.elements[..<path.section].reduce(path.item) { $0 + list($1).count }
    }
  }

  /// A section's place; nil if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.index(of: identifier)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) { insert(identifiers, at: place(of: other)) }

  /// Inserts sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) { insert(identifiers, at: place(of: other) + 1) }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in list(identifier) { homes[item] = nil }
      items[identifier] = nil
    }
    sections.remove(identifiers)
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) { move(identifier, beside: other, offset: 0) }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) { move(identifier, beside: other, offset: 1) }

  /// Asks for the cells of sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    identifiers.forEach(check)
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Items

  /// Adds items at the end of a section; of the last one unless given.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let section = section ?? sections.elements.last else {
      preconditionFailure("There is no section to append items to: append one first.")
    }
    check(section)
    insert(identifiers, at: items[section]?.count ?? 0, of: section)
  }

  /// Inserts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) { insert(identifiers, beside: other, offset: 0) }

  /// Inserts items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) { insert(identifiers, beside: other, offset: 1) }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Dictionary(grouping: identifiers.filter { homes[$0] != nil }) { homes[$0] }
    for (section, identifiers) in gone {
      if let section { items[section]?.remove(identifiers) }
      for identifier in identifiers { homes[identifier] = nil }
    }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) { move(identifier, beside: other, offset: 0) }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) { move(identifier, beside: other, offset: 1) }

  /// Asks for the cells of items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = home(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Configures the cells of items again, which stay as they are otherwise.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = home(of: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  /// Moves an item to an index path, which counts without it.
  mutating func move(_ identifier: ItemIdentifierType, to path: IndexPath) {
    deleteItems([identifier])
    insert([identifier], at: path.item, of: sections[path.section])
  }

  // MARK: Places

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.elements.indices.contains(path.section) else { return nil }
    let list = items(at: path.section)
    return list.indices.contains(path.item) ? list[path.item] : nil
  }

  func items(at section: Int) -> [ItemIdentifierType] { list(sections[section]) }

  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let section = homes[identifier], let place = sections.index(of: section),
      let item = items[section]?.index(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: place)
  }

  /// The same without anything to reload, as it is once it was applied.
  var applied: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }

  private func list(_ section: SectionIdentifierType) -> [ItemIdentifierType] {
    items[section]?.elements ?? []
  }

  private func check(_ section: SectionIdentifierType) { _ = place(of: section) }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = sections.index(of: section) else {
      preconditionFailure("There is no section \(section): append it first.")
    }
    return place
  }

  private func home(of item: ItemIdentifierType) -> SectionIdentifierType {
    guard let home = homes[item] else { preconditionFailure("There is no item \(item).") }
    return home
  }

  // MARK: Changes

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    for identifier in identifiers {
      precondition(
        items.updateValue(IndexedList(), forKey: identifier) == nil,
        "The section \(identifier) is there already.")
    }
    sections.insert(identifiers, at: place)
  }

  private mutating func move(
    _ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    check(section)
    guard section != other else { return }
    sections.remove([section])
    sections.insert([section], at: place(of: other) + offset)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at place: Int, of section: SectionIdentifierType
  ) {
    for identifier in identifiers {
      precondition(
        homes.updateValue(section, forKey: identifier) == nil,
        "The item \(identifier) is there already; identifiers are unique in a snapshot.")
    }
    items[section]?.insert(identifiers, at: place)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    let section = home(of: other)
    insert(identifiers, at: (items[section]?.index(of: other) ?? 0) + offset, of: section)
  }

  private mutating func move(
    _ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    _ = (home(of: item), home(of: other))
    guard item != other else { return }
    deleteItems([item])
    insert([item], beside: other, offset: offset)
  }
}

nonisolated extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
