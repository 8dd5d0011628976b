import Drawing
import Foundation

/// Where every row, header and footer of a table is, found in a few steps however many there are.
nonisolated struct TableLayout: Sendable {
  /// A section: its header, its rows and its footer, one below the other.
  struct Section: Sendable {
    let header: CGFloat
    var rows: RowHeights
    let footer: CGFloat

    var height: CGFloat { header + rows.height + footer }
  }

  /// What heights depend on beside the data.
  struct Basis: Equatable {
    let width: CGFloat
    /// The letters of a row.
    let letters: Font
    /// Whether it was known how big text is.
    let isOnStage: Bool
  }

  /// The sections, from the top.
  private(set) var sections: [Section]
  /// How high each is.
  private var heights: RowHeights
  /// How high the views above the first and below the last section are.
  private let header: CGFloat
  private let footer: CGFloat

  /// Stacks sections between what is above the first and below the last one.
  init(sections: [Section] = [], header: CGFloat = 0, footer: CGFloat = 0) {
    self.sections = sections
    heights = RowHeights(sections.lazy.map { HeightRun($0.height, isMeasured: true) })
    self.header = header
    self.footer = footer
  }

  /// How high everything is together.
  var height: CGFloat { footerTop + footer }
  /// Where the view below the last section starts.
  var footerTop: CGFloat { header + heights.height }

  /// Where a section starts.
  func top(of section: Int) -> CGFloat { header + heights.top(of: section) }
  /// Where its rows start.
  func rowsTop(of section: Int) -> CGFloat { top(of: section) + sections[section].header }
  /// Where its footer starts.
  func footerTop(of section: Int) -> CGFloat {
    rowsTop(of: section) + sections[section].rows.height
  }

  // MARK: Rows

  /// How many rows each section has.
  var counts: [Int] { sections.map(\.rows.count) }

  /// Whether a row is there.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && path.row >= 0 && path.row < sections[path.section].rows.count
  }

  /// Where a row starts and ends.
  func span(of path: IndexPath) -> ClosedRange<CGFloat> {
    let (rows, top) = (sections[path.section].rows, rowsTop(of: path.section))
    return top + rows.top(of: path.row)...top + rows.top(of: path.row + 1)
  }

  /// Whether something of a row lies between two positions.
  func shows(_ path: IndexPath, in span: ClosedRange<CGFloat>) -> Bool {
    guard contains(path) else { return false }
    let row = self.span(of: path)
    return row.lowerBound < min(row.upperBound, span.upperBound)
      && row.upperBound > span.lowerBound
  }

  /// Whether a row's height is more than assumed.
  func isMeasured(_ path: IndexPath) -> Bool { sections[path.section].rows[path.row].isMeasured }

  /// The first row that ends below a position.
  func row(endingBelow y: CGFloat) -> IndexPath? {
    row(endingBelow: y, from: heights.first(endingBelow: y - header))
  }

  /// The next row of any height.
  func row(after path: IndexPath) -> IndexPath? {
    let rows = sections[path.section].rows
    let next = max(path.row + 1, rows.first(endingBelow: rows.top(of: path.row + 1)))
    return next < rows.count
      ? IndexPath(row: next, section: path.section)
      : row(endingBelow: -.infinity, from: path.section + 1)
  }

  private func row(endingBelow y: CGFloat, from first: Int) -> IndexPath? {
    for section in first..<max(first, sections.count) {
      let rows = sections[section].rows
      let row = rows.first(endingBelow: max(0, y - rowsTop(of: section)))
      if row < rows.count { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// Changes the rows of a section.
  mutating func replaceRows(_ range: Range<Int>, in section: Int, with rows: RowHeights) {
    sections[section].rows.replaceSubrange(range, with: rows)
    heights.replaceSubrange(
      section..<section + 1,
      with: RowHeights(sections[section].height, count: 1, isMeasured: true))
  }

  /// Whether the rows that a change names are there: after it where they came, else before it.
  func allows(_ change: RowChange) -> Bool {
    guard change.kind == .insertion else { return change.paths.allSatisfy(contains) }
    let counts = change.counts(counts)
    return change.paths.allSatisfy {
      counts.indices.contains($0.section) && 0..<counts[$0.section] ~= $0.row
    }
  }

  /// Makes the rows what they are after a change of the data; one that is new is like `new`.
  mutating func apply(_ change: RowChange, new: RowHeights) {
    switch change.kind {
    case .insertion:
      for path in change.paths { replaceRows(path.row..<path.row, in: path.section, with: new) }
    case .deletion:
      let none = RowHeights(0, count: 0, isMeasured: true)
      for path in change.paths.reversed() {
        replaceRows(path.row..<path.row + 1, in: path.section, with: none)
      }
    case .reload:
      for path in change.paths {
        var row = sections[path.section].rows[path.row]
        row.isMeasured = false
        replaceRows(path.row..<path.row + 1, in: path.section, with: .run(row))
      }
    }
  }

  /// The same, all rows' heights only assumed.
  var asAssumed: TableLayout {
    var layout = self
    for section in sections.indices {
      layout.sections[section].rows = sections[section].rows.asAssumed
    }
    return layout
  }

  // MARK: Sections

  /// The sections of which something lies between two positions.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = heights.first(endingBelow: top - header)
    var end = heights.first(endingBelow: bottom - header)
    if end < sections.count, self.top(of: end) < bottom { end += 1 }
    return first..<max(first, end)
  }

  /// Where a section's header is shown: at its place, or held at the top while its rows are there.
  func headerTop(of section: Int, heldAt top: CGFloat?) -> CGFloat {
    let own = self.top(of: section)
    guard let top else { return own }
    return max(own, min(top, footerTop(of: section) - sections[section].header))
  }
}
