import Foundation

nonisolated extension TableLayout {
  /// Applies a change of the data.
  ///
  /// - Parameters:
  ///   - new: An inserted row.
  ///   - fresh: Makes a section that was inserted or reloaded, by its new index.
  mutating func apply(
    _ change: ListChange, new: RowHeights, fresh: (Int) -> Section = { _ in .empty }
  ) {
    let moved = change.origins.mapValues { sections[$0.section].rows[$0.row] }
    for path in change.reloaded {
      var row = sections[path.section].rows[path.row]
      row.isMeasured = false
      replaceRows(path.row..<path.row + 1, in: path.section, with: .run(row))
    }
    let none = RowHeights(0, count: 0, isMeasured: true)
    for path in change.gone.reversed() {
      replaceRows(path.row..<path.row + 1, in: path.section, with: none)
    }
    if !change.sections.isEmpty { replaceSections(by: change, fresh: fresh) }
    for path in change.new {
      let row = moved[path].map { RowHeights.run($0) } ?? new
      replaceRows(path.row..<path.row, in: path.section, with: row)
    }
  }

  private mutating func replaceSections(by change: ListChange, fresh: (Int) -> Section) {
    let old = sections
    sections = (0..<change.sections.count(old.count)).map { index in
      change.sections.kept(index).map { old[$0] } ?? fresh(index)
    }
    sumUp()
  }
}
