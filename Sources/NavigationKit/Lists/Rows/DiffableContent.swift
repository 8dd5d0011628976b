import Foundation

/// A row that the user moved: where it was, and where it is.
struct RowMove {
  let start: IndexPath
  let end: IndexPath
}

/// The snapshot that a table or a collection view shows, and what its data source answers with it.
final class DiffableContent<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>

  private(set) var snapshot = Snapshot()
  /// The items inside others, of sections that have such.
  private var outlines: [Section: SectionSnapshot] = [:]

  /// Takes over a move that the list shows already and that the next snapshot is about to have.
  func expectMove(_ move: RowMove) {
    guard let item = snapshot.item(at: move.start) else { return }
    snapshot.move(item, to: move.end)
  }

  /// Shows another snapshot.
  ///
  /// - Parameter show: Makes the list follow.
  func apply(_ next: Snapshot, animated: Bool, show: ([ListUpdate]) -> Void) {
    let updates = SnapshotDifference(from: snapshot, to: next).updates
    adopt(next)
    if animated { show(updates) } else { UIView.performWithoutAnimation { show(updates) } }
  }

  /// Takes over a snapshot that the list shows already, or is going to reload.
  func adopt(_ next: Snapshot) {
    snapshot = next.applied
    // A snapshot of all sections replaces what was inside of items.
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  /// Takes over a move that the list shows already, and lets others hear of it.
  func move(
    _ start: IndexPath, to end: IndexPath,
    willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?,
    didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
  ) {
    guard let item = snapshot.item(at: start) else { return }
    var next = snapshot
    next.move(item, to: end)
    let sections = [start.section, end.section].compactMap(section(at:))
    let changed = sections.first == sections.last ? Array(sections.prefix(1)) : sections
    let before = changed.map { outline(of: $0) }
    let transaction = NSDiffableDataSourceTransaction(
      from: snapshot, to: next.applied,
      sections: zip(changed, before).map { section, old in
        var new = SectionSnapshot()
        new.append(next.itemIdentifiers(inSection: section))
        return NSDiffableDataSourceSectionTransaction(section, from: old, to: new)
      })
    willReorder?(transaction)
    adopt(next)
    didReorder?(transaction)
  }

  /// Shows other items of a section, which is added if it is not there.
  func apply(
    _ outline: SectionSnapshot, to section: Section, animated: Bool,
    show: ([ListUpdate]) -> Void
  ) {
    var next = snapshot
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(outline.visibleItems, toSection: section)
    outlines[section] = outline
    apply(next, animated: animated, show: show)
  }

  /// The items of a section.
  func outline(of section: Section) -> SectionSnapshot {
    if let outline = outlines[section] { return outline }
    var outline = SectionSnapshot()
    if snapshot.indexOfSection(section) != nil {
      outline.append(snapshot.itemIdentifiers(inSection: section))
    }
    return outline
  }

  /// Where an item is among those inside others; nil if its section has none.
  func outlinePlace(at path: IndexPath) -> OutlinePlace? {
    guard let item = snapshot.item(at: path), let section = section(at: path.section),
      let outline = outlines[section], outline.contains(item)
    else { return nil }
    return OutlinePlace(
      level: outline.level(of: item),
      isExpanded: outline.hasChildren(item) ? outline.isExpanded(item) : nil)
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
