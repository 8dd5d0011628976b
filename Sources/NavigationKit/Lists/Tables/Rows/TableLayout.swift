import Drawing
import Foundation

/// The vertical positions of a table's rows, headers and footers; looked up in logarithmic time.
nonisolated struct TableLayout: Sendable {
  /// The heights of a section's header, rows and footer.
  struct Section: Sendable {
    let header: CGFloat
    var rows: RowHeights
    let footer: CGFloat
    /// The space above the header.
    var padding: CGFloat = 0

    /// A section without anything.
    static let empty = Section(
      header: 0, rows: RowHeights(0, count: 0, isMeasured: true), footer: 0)

    var height: CGFloat { padding + header + rows.height + footer }
  }

  /// The values besides the data on which heights depend.
  struct Basis: Equatable {
    let width: CGFloat
    /// The margins at the sides, which take room from the cells.
    let margins: [CGFloat]
    /// The font of a row's main text.
    let letters: Font
    /// Whether text could be measured.
    let isOnStage: Bool
  }

  /// The sections, in order.
  var sections: [Section]
  /// The sections' heights.
  private var heights: RowHeights
  /// The heights of the views above the first and below the last section.
  private let header: CGFloat
  private let footer: CGFloat

  /// Makes a layout of sections between the table's header and footer views.
  init(sections: [Section] = [], header: CGFloat = 0, footer: CGFloat = 0) {
    self.sections = sections
    heights = Self.heights(of: sections)
    self.header = header
    self.footer = footer
  }

  private static func heights(of sections: [Section]) -> RowHeights {
    RowHeights(sections.lazy.map { HeightRun($0.height, isMeasured: true) })
  }

  /// Follows a change of the sections.
  mutating func sumUp() { heights = Self.heights(of: sections) }

  /// The height of the content.
  var height: CGFloat { footerTop + footer }
  /// The top of the table's footer view.
  var footerTop: CGFloat { header + heights.height }

  func top(of section: Int) -> CGFloat { header + heights.top(of: section) }
  func headerTop(of section: Int) -> CGFloat { top(of: section) + sections[section].padding }
  func rowsTop(of section: Int) -> CGFloat { headerTop(of: section) + sections[section].header }
  func footerTop(of section: Int) -> CGFloat {
    rowsTop(of: section) + sections[section].rows.height
  }

  // MARK: Rows

  /// The number of rows in each section.
  var counts: [Int] { sections.map(\.rows.count) }

  /// Whether a row exists.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && path.row >= 0 && path.row < sections[path.section].rows.count
  }

  /// The top and bottom of a row.
  func span(of path: IndexPath) -> ClosedRange<CGFloat> {
    let (rows, top) = (sections[path.section].rows, rowsTop(of: path.section))
    return top + rows.top(of: path.row)...top + rows.top(of: path.row + 1)
  }

  /// Whether a part of a row is within a vertical range.
  func shows(_ path: IndexPath, in span: ClosedRange<CGFloat>) -> Bool {
    guard contains(path) else { return false }
    let row = self.span(of: path)
    return row.lowerBound < min(row.upperBound, span.upperBound)
      && row.upperBound > span.lowerBound
  }

  /// Whether a row's height is measured, not estimated.
  func isMeasured(_ path: IndexPath) -> Bool { row(at: path).isMeasured }

  /// A row's height.
  func row(at path: IndexPath) -> HeightRun { sections[path.section].rows[path.row] }

  /// The first row whose bottom is below a position.
  func row(endingBelow y: CGFloat) -> IndexPath? {
    row(endingBelow: y, from: heights.first(endingBelow: y - header))
  }

  /// The next row with a height above 0.
  func row(after path: IndexPath) -> IndexPath? {
    let rows = sections[path.section].rows
    let next = max(path.row + 1, rows.first(endingBelow: rows.top(of: path.row + 1)))
    return next < rows.count
      ? IndexPath(row: next, section: path.section)
      : row(endingBelow: -.infinity, from: path.section + 1)
  }

  /// The rows of which a part is within a vertical range.
  func rows(in span: ClosedRange<CGFloat>) -> [IndexPath] {
    var paths: [IndexPath] = []
    var next = row(endingBelow: span.lowerBound)
    while let path = next, self.span(of: path).lowerBound < span.upperBound {
      paths.append(path)
      next = row(after: path)
    }
    return paths
  }

  private func row(endingBelow y: CGFloat, from first: Int) -> IndexPath? {
    for section in first..<max(first, sections.count) {
      let rows = sections[section].rows
      let row = rows.first(endingBelow: max(0, y - rowsTop(of: section)))
      if row < rows.count { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  mutating func replaceRows(_ range: Range<Int>, in section: Int, with rows: RowHeights) {
    sections[section].rows.replaceSubrange(range, with: rows)
    heights.replaceSubrange(
      section..<section + 1,
      with: RowHeights(sections[section].height, count: 1, isMeasured: true))
  }

  /// The same layout, with all rows' heights counted as estimated.
  var markedAsEstimated: TableLayout {
    var layout = self
    for section in sections.indices {
      layout.sections[section].rows = sections[section].rows.markedAsEstimated
    }
    return layout
  }

  // MARK: Sections

  /// The sections that are partly within a vertical range.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = heights.first(endingBelow: top - header)
    var end = heights.first(endingBelow: bottom - header)
    if end < sections.count, self.top(of: end) < bottom { end += 1 }
    return first..<max(first, end)
  }

  /// The top of a section's header; it sticks to a position, if given, while its rows pass below
  /// it.
  func headerTop(of section: Int, heldAt top: CGFloat?) -> CGFloat {
    let own = headerTop(of: section)
    guard let top else { return own }
    return max(own, min(top, footerTop(of: section) - sections[section].header))
  }
}
