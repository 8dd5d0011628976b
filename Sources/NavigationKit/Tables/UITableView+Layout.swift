import Drawing
public import Foundation

extension UITableView {
  /// Where everything is, worked out once until something changes.
  var layout: TableLayout {
    if let knownLayout { return knownLayout }
    let layout = makeLayout()
    knownLayout = layout
    layoutBasis = currentBasis
    return layout
  }

  /// How many sections there are.
  public var numberOfSections: Int { layout.sections.count }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    layout.sections.indices.contains(section) ? layout.sections[section].rows.count : 0
  }

  /// Where a row is, in the table's coordinates; empty if it is not there.
  ///
  /// Of a row that never was in view this is what ``estimatedRowHeight`` makes of it.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard layout.contains(indexPath) else { return .zero }
    let span = layout.span(of: indexPath)
    let insets = rowInsets
    return CGRect(
      x: insets.left, y: span.lowerBound, width: bounds.width - insets.left - insets.right,
      height: span.upperBound - span.lowerBound)
  }

  /// The row at a point of the table.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard let path = layout.row(endingBelow: point.y), layout.span(of: path).contains(point.y)
    else { return nil }
    return path
  }

  /// Knows how big text is; nil while the table is on no stage.
  var textMeasurer: (any TextMeasurer)? { (window?.stage ?? Stage.current)?.textMeasurer }

  // MARK: Working it out

  /// Heights changed: everything is worked out anew, with the cells that are there.
  func measuresDidChange() {
    knownLayout = nil
    setNeedsLayout()
  }

  /// Forgets what was worked out for another width, text size or weight.
  func forgetOutdatedLayout() {
    if knownLayout != nil, layoutBasis != currentBasis { measuresDidChange() }
  }

  private var currentBasis: TableLayout.Basis {
    TableLayout.Basis(
      width: bounds.width,
      letters: CellTextStyle.main(of: .default).font.shown(in: traitCollection, isAdjusted: true),
      isOnStage: textMeasurer != nil)
  }

  private func makeLayout() -> TableLayout {
    let counts = rowCounts
    let isAsked = isAskedAtOnce(counts)
    let sections = counts.indices.map { section in
      let rows = newRows(counts[section])
      return TableLayout.Section(
        header: height(of: SectionTitle(section: section, kind: .header)),
        rows: isAsked ? asked(rows, section: section) : rows,
        footer: height(of: SectionTitle(section: section, kind: .footer)))
    }
    return TableLayout(
      sections: sections, header: tableHeaderView?.frame.height ?? 0,
      footer: tableFooterView?.frame.height ?? 0)
  }

  /// How many rows the data source has in each section.
  var rowCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  // MARK: Heights

  /// Rows nobody was asked about.
  func newRows(_ count: Int) -> RowHeights {
    guard delegate != nil || rowHeight < 0 else {
      return RowHeights(rowHeight, count: count, isMeasured: true)
    }
    let height = estimatedRowHeight > 0 ? estimatedRowHeight : usualRowHeight
    return RowHeights(height, count: count, isMeasured: false)
  }

  /// Whether the delegate is asked for every row's height before it comes into view.
  func isAskedAtOnce(_ counts: [Int]) -> Bool {
    guard delegate != nil, estimatedRowHeight <= 0 else { return false }
    return estimatedRowHeight == 0 || counts.reduce(0, +) <= UITableView.askedAtOnce
  }

  /// A section's rows with the heights the delegate gives them.
  func asked(_ rows: RowHeights, section: Int) -> RowHeights {
    RowHeights(
      (0..<rows.count).lazy.map { [self] row in
        let height = givenHeight(of: IndexPath(row: row, section: section))
        return height >= 0 ? HeightRun(height, isMeasured: true) : rows[row]
      })
  }

  /// Finds out how high a row is that comes into view; where nobody says, its cell does.
  func measure(_ path: IndexPath) {
    var height = givenHeight(of: path)
    if height < 0 {
      if shownCells[path] == nil { show(path) }
      let room = CGSize(width: rectForRow(at: path).width, height: 0)
      height = shownCells[path]?.sizeThatFits(room).height.finite ?? usualRowHeight
    }
    knownLayout?.replaceRows(
      path.row..<path.row + 1, in: path.section,
      with: RowHeights(max(0, height), count: 1, isMeasured: true))
  }

  private func givenHeight(of path: IndexPath) -> CGFloat {
    (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight).finite
  }

  /// The height of a row of one text, unless all rows have another.
  var usualRowHeight: CGFloat {
    guard rowHeight < 0 else { return rowHeight }
    let font = CellTextStyle.main(of: .default).font
      .shown(in: traitCollection, isAdjusted: true)
    let padding = UIFontMetrics.default.scaledValue(
      for: TableMetrics.singleRowPadding, compatibleWith: traitCollection)
    let line = textMeasurer?.size(of: "X", font: font, maxWidth: nil).height.rounded(.up) ?? 0
    return max(TableMetrics.rowHeight, (line + 2 * padding).rounded(.up))
  }

  /// Up to how many rows are asked for their heights at once where nobody says otherwise: so few cost
  /// nothing, and the table is as long as it will be.
  private static let askedAtOnce = 500
}
