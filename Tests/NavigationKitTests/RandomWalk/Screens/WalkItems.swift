import Foundation

@testable import NavigationKit

/// Sections of numbered items, and random changes of them.
struct WalkItems {
  struct Section: Equatable {
    let number: Int
    var items: [Int]
  }

  private(set) var sections: [Section] = []
  /// How often items were reloaded, so that a cell that was not is told apart.
  private(set) var versions: [Int: Int] = [:]
  private var made = 0

  init(_ random: inout RandomNumbers) {
    for _ in 0..<3 { sections.append(newSection(&random)) }
  }

  var counts: [Int] { sections.map(\.items.count) }
  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  func item(at path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func path(of item: Int) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) {
        return IndexPath(item: place, section: index)
      }
    }
    return nil
  }

  /// The text that a cell shows for an item.
  func label(at path: IndexPath) -> String {
    guard let item = item(at: path) else { return "nothing" }
    return "\(item).\(versions[item] ?? 0)"
  }

  // MARK: Changes

  mutating func move(_ path: IndexPath, to target: IndexPath) {
    let item = sections[path.section].items.remove(at: path.item)
    sections[target.section].items.insert(item, at: target.item)
  }

  /// Gives each section other items.
  mutating func arrange(_ arranged: [[Int]]) {
    for (index, items) in arranged.enumerated() { sections[index].items = items }
  }

  mutating func remove(_ path: IndexPath) { sections[path.section].items.remove(at: path.item) }

  /// Changes sections and items; returns how.
  mutating func change(_ random: inout RandomNumbers) -> [ListUpdate] {
    let old = sections
    var updates: [ListUpdate] = []
    let changesSections = random.isOne(in: 3)
    if changesSections { updates += changeSections(&random) }
    let stayed = Set(old.map(\.number)).intersection(sections.map(\.number))
    if !changesSections || random.isOne(in: 2) {
      updates += changeItems(from: old, in: stayed, &random)
    }
    return updates
  }

  private mutating func changeSections(_ random: inout RandomNumbers) -> [ListUpdate] {
    let old = sections.map(\.number)
    let deleted = IndexSet(old.indices.filter { _ in random.isOne(in: 6) })
    sections = old.indices.filter { !deleted.contains($0) }.map { sections[$0] }
    var moved: Section?
    if !sections.isEmpty, random.isOne(in: 3) {
      moved = sections.remove(at: random.next(below: sections.count))
    }
    var new: Set<Int> = []
    for _ in 0..<random.next(below: 3) where sections.count < 6 {
      let section = newSection(&random)
      new.insert(section.number)
      sections.insert(section, at: random.next(below: sections.count + 1))
    }
    if let moved { sections.insert(moved, at: random.next(below: sections.count + 1)) }
    let inserted = IndexSet(sections.indices.filter { new.contains(sections[$0].number) })
    var updates: [ListUpdate] = []
    if !deleted.isEmpty { updates.append(.deleteSections(deleted)) }
    if !inserted.isEmpty { updates.append(.insertSections(inserted)) }
    if let moved, let from = old.firstIndex(of: moved.number),
      let to = sections.firstIndex(where: { $0.number == moved.number })
    {
      updates.append(.moveSection(from: from, to: to))
    }
    return updates
  }

  /// Changes items of sections that stay.
  private mutating func changeItems(
    from old: [Section], in stayed: Set<Int>, _ random: inout RandomNumbers
  ) -> [ListUpdate] {
    let before = old.enumerated().filter { stayed.contains($0.element.number) }
      .flatMap { section in
        section.element.items.enumerated().map {
          (item: $0.element, path: IndexPath(item: $0.offset, section: section.offset))
        }
      }
    let rarity = random.pick([3, 10, 30])
    var (gone, moved, reloaded) = ([IndexPath](), [Int: IndexPath](), [IndexPath]())
    for (item, path) in before where random.isOne(in: rarity) {
      guard let place = self.path(of: item) else { continue }
      switch random.next(below: 4) {
      case 0:
        moved[item] = path
        remove(place)
      case 1:
        reloaded.append(path)
        versions[item, default: 0] += 1
      default:
        gone.append(path)
        remove(place)
      }
    }
    var inserted: [Int] = []
    for _ in 0..<random.next(below: random.pick([1, 4, 12])) {
      made += 1
      inserted.append(made)
    }
    let targets = sections.indices.filter { stayed.contains(sections[$0].number) }
    guard !targets.isEmpty else { return [] }
    for item in inserted + moved.keys.sorted() {
      let section = random.pick(targets)
      sections[section].items.insert(
        item, at: random.next(below: sections[section].items.count + 1))
    }
    var updates: [ListUpdate] = []
    if !gone.isEmpty { updates.append(.delete(gone)) }
    if !inserted.isEmpty { updates.append(.insert(inserted.compactMap(path))) }
    if !reloaded.isEmpty { updates.append(.reload(reloaded)) }
    for (item, start) in moved.sorted(by: { $0.key < $1.key }) {
      guard let end = path(of: item) else { continue }
      updates.append(.move(from: start, to: end))
    }
    return updates
  }

  private mutating func newSection(_ random: inout RandomNumbers) -> Section {
    let count = random.pick([0, 1, 3, 12, 30])
    made += count + 1
    return Section(number: made, items: Array((made - count)..<made))
  }
}
