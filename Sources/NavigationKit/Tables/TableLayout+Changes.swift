import Foundation

nonisolated extension TableLayout {
  /// Whether a change's rows and sections exist: what goes before it, what comes after it.
  func allows(_ change: RowChange, counts: [Int]) -> Bool {
    (change.gone + change.reloaded).allSatisfy(contains)
      && change.new.allSatisfy {
        counts.indices.contains($0.section) && 0..<counts[$0.section] ~= $0.row
      }
      && (change.deletedSections.union(change.reloadedSections)).allSatisfy(
        sections.indices.contains)
      && change.insertedSections.allSatisfy(counts.indices.contains)
  }

  /// Applies a change of the data.
  ///
  /// - Parameters:
  ///   - new: An inserted row.
  ///   - fresh: Makes a section that was inserted or reloaded, by its new index.
  mutating func apply(
    _ change: RowChange, new: RowHeights, fresh: (Int) -> Section = { _ in .empty }
  ) {
    let moved = Dictionary(
      change.moves.map { ($0.end, sections[$0.start.section].rows[$0.start.row]) },
      uniquingKeysWith: { $1 })
    for path in change.reloaded {
      var row = sections[path.section].rows[path.row]
      row.isMeasured = false
      replaceRows(path.row..<path.row + 1, in: path.section, with: .run(row))
    }
    let none = RowHeights(0, count: 0, isMeasured: true)
    for path in change.gone.reversed() {
      replaceRows(path.row..<path.row + 1, in: path.section, with: none)
    }
    if !change.keepsSections { replaceSections(by: change, fresh: fresh) }
    for path in change.new {
      let row = moved[path].map { RowHeights.run($0) } ?? new
      replaceRows(path.row..<path.row, in: path.section, with: row)
    }
  }

  private mutating func replaceSections(by change: RowChange, fresh: (Int) -> Section) {
    let count = sections.count - change.deletedSections.count + change.insertedSections.count
    let old = sections
    sections = (0..<count).map { index in
      guard let before = change.section(before: index), !change.reloadedSections.contains(before)
      else { return fresh(index) }
      return old[before]
    }
    sumUp()
  }
}
