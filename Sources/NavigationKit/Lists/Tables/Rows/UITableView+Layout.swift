import Drawing
public import Foundation

extension UITableView {
  /// The positions of rows, headers and footers, cached until something changes.
  var layout: TableLayout {
    if let cachedLayout { return cachedLayout }
    let layout = withMovedRow(withPlaceholders(makeLayout()))
    cachedLayout = layout
    layoutBasis = currentBasis
    return layout
  }

  /// The number of sections.
  public var numberOfSections: Int { layout.sections.count }

  /// The number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    layout.sections.indices.contains(section) ? layout.sections[section].rows.count : 0
  }

  /// A section's frame with its header and footer, in the table's coordinates; empty if there is no
  /// such section.
  public func rect(forSection section: Int) -> CGRect {
    band(ofSection: section) {
      $0.top(of: section)...$0.top(of: section) + $0.sections[section].height
    }
  }

  /// The frame of a section's header, in the table's coordinates; empty if there is no such section.
  ///
  /// It is where the header is while it is not held at the top.
  public func rectForHeader(inSection section: Int) -> CGRect {
    band(ofSection: section) { $0.headerTop(of: section)...$0.rowsTop(of: section) }
  }

  /// The frame of a section's footer, in the table's coordinates; empty if there is no such section.
  public func rectForFooter(inSection section: Int) -> CGRect {
    band(ofSection: section) {
      $0.footerTop(of: section)...$0.footerTop(of: section) + $0.sections[section].footer
    }
  }

  private func band(
    ofSection section: Int, _ span: (TableLayout) -> ClosedRange<CGFloat>
  ) -> CGRect {
    guard layout.sections.indices.contains(section) else { return .zero }
    let span = span(layout)
    return CGRect(
      x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
  }

  /// The rows that are partly in a rectangle of the table's coordinates, in order; nil for none.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let paths = layout.rows(in: rect.minY...max(rect.minY, rect.maxY))
    return paths.isEmpty ? nil : paths
  }

  /// A row's frame, in the table's coordinates; empty if there is no such row.
  ///
  /// The height of a row that was never in view is an estimate by ``estimatedRowHeight``.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard layout.contains(indexPath) else { return .zero }
    let span = layout.span(of: indexPath)
    let insets = rowInsets
    return CGRect(
      x: insets.left, y: span.lowerBound, width: bounds.width - insets.left - insets.right,
      height: span.upperBound - span.lowerBound)
  }

  /// The row at a point in the table's coordinates.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard let path = layout.row(endingBelow: point.y), layout.span(of: path).contains(point.y)
    else { return nil }
    return path
  }

  /// Measures text; nil while the table is on no stage.
  var textMeasurer: (any TextMeasurer)? { (window?.stage ?? Stage.current)?.textMeasurer }

  // MARK: Computing the layout

  /// Discards the layout after heights have changed; the cells stay.
  func measuresDidChange() {
    cachedLayout = nil
    setNeedsLayout()
  }

  /// Discards the layout if it was computed for another width, other margins, text size or weight.
  func forgetOutdatedLayout() {
    if cachedLayout != nil, layoutBasis != currentBasis { measuresDidChange() }
  }

  private var currentBasis: TableLayout.Basis {
    TableLayout.Basis(
      width: bounds.width, margins: sideMargins,
      letters: CellTextStyle.main(of: .default).font.shown(in: traitCollection, isAdjusted: true),
      isOnStage: textMeasurer != nil)
  }

  private func makeLayout() -> TableLayout {
    let counts = rowCounts
    let isAsked = measuresAllRowsUpFront(counts)
    let sections = counts.indices.map { section(at: $0, count: counts[$0], isAsked: isAsked) }
    return TableLayout(
      sections: sections, header: tableHeaderView?.frame.height ?? 0,
      footer: tableFooterView?.frame.height ?? 0)
  }

  /// A section as it is before any of its rows comes into view.
  func section(at index: Int, count: Int, isAsked: Bool) -> TableLayout.Section {
    let rows = newRows(count)
    let header = height(of: SectionTitle(section: index, kind: .header))
    return TableLayout.Section(
      header: header,
      rows: isAsked ? asked(rows, section: index) : estimated(rows, section: index),
      footer: height(of: SectionTitle(section: index, kind: .footer)),
      padding: header > 0 ? headerTopPadding : 0)
  }

  private var headerTopPadding: CGFloat {
    guard sectionHeaderTopPadding < 0 else { return sectionHeaderTopPadding }
    return style == .plain ? TableMetrics.bandGap : 0
  }

  /// The number of rows that the data source has in each section.
  var rowCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
        + placeholders.count(inSection: $0)
    }
  }

  // MARK: Heights

  /// Makes rows with the fixed height, or else with the estimated one.
  func newRows(_ count: Int) -> RowHeights {
    guard delegate != nil || rowHeight < 0 else {
      return RowHeights(rowHeight.finite, count: count, isMeasured: true)
    }
    let height = estimatedRowHeight > 0 ? estimatedRowHeight.finite : defaultRowHeight
    return RowHeights(height, count: count, isMeasured: false)
  }

  /// A section's rows, with the heights that the delegate estimates.
  private func estimated(_ rows: RowHeights, section: Int) -> RowHeights {
    guard let delegate, rows.count > 0 else { return rows }
    let ask = { [self] (row: Int) -> CGFloat in
      let path = IndexPath(row: row, section: section)
      guard placeholders[path] == nil else { return estimatedRowHeight }
      return delegate.tableView(self, estimatedHeightForRowAt: inData(path))
    }
    usedDefaultEstimate = false
    _ = ask(0)
    // A delegate without estimates of its own is not asked for each of a million rows.
    guard !usedDefaultEstimate else { return rows }
    return RowHeights(
      (0..<rows.count).lazy.map { row in
        let height = ask(row).finite
        return height > 0 ? HeightRun(height, isMeasured: false) : rows[row]
      })
  }

  /// The estimate for a delegate without estimates of its own.
  func defaultEstimate() -> CGFloat {
    usedDefaultEstimate = true
    return estimatedRowHeight
  }

  /// Whether the delegate is asked for all heights before any row comes into view.
  func measuresAllRowsUpFront(_ counts: [Int]) -> Bool {
    guard delegate != nil, estimatedRowHeight <= 0 else { return false }
    return estimatedRowHeight == 0 || counts.reduce(0, +) <= UITableView.rowsMeasuredUpFront
  }

  /// A section's rows, with the heights that the delegate returns.
  func asked(_ rows: RowHeights, section: Int) -> RowHeights {
    RowHeights(
      (0..<rows.count).lazy.map { [self] row in
        let height = explicitHeight(of: IndexPath(row: row, section: section))
        return height >= 0 ? HeightRun(height, isMeasured: true) : rows[row]
      })
  }

  /// Measures a row that comes into view: asks the delegate, or else the cell.
  func measure(_ path: IndexPath) {
    var height = explicitHeight(of: path)
    if height < 0 {
      if shownCells[path] == nil { show(path) }
      // The safe area may leave the cell's content another width.
      shownCells[path]?.layoutIfNeeded()
      let room = CGSize(width: rectForRow(at: path).width, height: 0)
      height = shownCells[path]?.sizeThatFits(room).height.finite ?? defaultRowHeight
    }
    cachedLayout?.replaceRows(
      path.row..<path.row + 1, in: path.section,
      with: RowHeights(max(0, height), count: 1, isMeasured: true))
  }

  private func explicitHeight(of path: IndexPath) -> CGFloat {
    if let placeholder = placeholders[path] { return placeholder.height.finite }
    return (delegate?.tableView(self, heightForRowAt: dataPath(of: path)) ?? rowHeight).finite
  }

  /// The fixed row height, or else the height of a row with one line of text.
  var defaultRowHeight: CGFloat {
    guard rowHeight < 0 else { return rowHeight.finite }
    let font = CellTextStyle.main(of: .default).font
      .shown(in: traitCollection, isAdjusted: true)
    let padding = UIFontMetrics.default.scaledValue(
      for: TableMetrics.singleRowPadding, compatibleWith: traitCollection)
    let line = textMeasurer?.size(of: "X", font: font, maxWidth: nil).height.rounded(.up) ?? 0
    return max(TableMetrics.rowHeight, (line + 2 * padding).rounded(.up))
  }

  /// The maximum number of rows whose heights are all requested at once by default, which is cheap
  /// and makes the content size exact.
  private static let rowsMeasuredUpFront = 500
}
