import Drawing
public import Foundation

extension UITableView {
  /// Where everything is, worked out once until something changes.
  var layout: TableLayout {
    if let knownLayout { return knownLayout }
    let layout = makeLayout()
    knownLayout = layout
    layoutWidth = bounds.width
    knowsLetters = textMeasurer != nil
    return layout
  }

  /// How many sections there are.
  public var numberOfSections: Int { layout.sections.count }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    layout.sections.indices.contains(section) ? layout.sections[section].rows.count : 0
  }

  /// Where a row is, in the table's coordinates; empty if it is not there.
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
    layout.rows(from: point.y, to: point.y.nextUp).first
  }

  /// Knows how big text is; nil while the table is on no stage.
  var textMeasurer: (any TextMeasurer)? { (window?.stage ?? Stage.current)?.textMeasurer }

  /// Heights changed: everything is worked out anew, with the cells that are there.
  func measuresDidChange() {
    knownLayout = nil
    forgetGrownHeights()
    isMeasured = false
    setNeedsLayout()
  }

  /// Asks the delegate for the height of every row.
  func measureRows() {
    isMeasured = true
    knownLayout = nil
  }

  /// Whether the delegate gives rows on screen other heights than were assumed.
  func hasOtherHeights(_ paths: [IndexPath]) -> Bool {
    guard !isMeasured else { return false }
    return paths.contains { path in
      let span = layout.span(of: path)
      return height(ofRow: path) != span.upperBound - span.lowerBound
    }
  }

  private func makeLayout() -> TableLayout {
    guard let dataSource else { return TableLayout() }
    let counts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
    isMeasured = isMeasured || counts.reduce(0, +) <= UITableView.measuredAtOnce
    let sections = counts.indices.map { index in
      TableLayout.Section(
        header: height(of: SectionTitle(section: index, kind: .header)),
        rows: rows(count: counts[index], section: index),
        footer: height(of: SectionTitle(section: index, kind: .footer)))
    }
    return TableLayout(
      sections: sections, header: tableHeaderView?.frame.height ?? 0,
      footer: tableFooterView?.frame.height ?? 0)
  }

  private func rows(count: Int, section: Int) -> TableLayout.Rows {
    guard isMeasured && delegate != nil || !grownHeights.isEmpty else {
      return .uniform(count: count, height: usualRowHeight)
    }
    var bottom: CGFloat = 0
    return .measured(
      bottoms: (0..<count).map { row in
        bottom += height(ofRow: IndexPath(row: row, section: section))
        return bottom
      })
  }

  private func height(ofRow path: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : grownHeights[path] ?? usualRowHeight
  }

  private var usualRowHeight: CGFloat { rowHeight >= 0 ? rowHeight : automaticRowHeight }

  /// The height of a row of one text in the text size a person wants.
  private var automaticRowHeight: CGFloat {
    let metrics = UIFontMetrics.default
    let font = CellTextStyle.main(of: .default).font
      .shown(in: traitCollection, isAdjusted: true)
    let padding = metrics.scaledValue(
      for: TableMetrics.singleRowPadding, compatibleWith: traitCollection)
    let line = textMeasurer?.size(of: "X", font: font, maxWidth: nil).height.rounded(.up) ?? 0
    return max(TableMetrics.rowHeight, (line + 2 * padding).rounded(.up))
  }

  /// Forgets what was worked out for another width, text size or weight.
  func forgetHeightsOfOtherLetters() {
    let letters = CellTextStyle.main(of: .default).font
      .shown(in: traitCollection, isAdjusted: true)
    guard layoutWidth != bounds.width || layoutLetters != letters else { return }
    knownLayout = nil
    layoutLetters = letters
    forgetGrownHeights()
  }

  private func forgetGrownHeights() {
    grownHeights = [:]
    fittedRows = []
  }

  /// Notes which rows that came into view need another height for their texts; whether any do.
  ///
  /// Only rows that nobody gave a height have one of their own.
  func noteGrownHeights(_ paths: [IndexPath]) -> Bool {
    let grown = paths.filter { path in
      guard fittedRows.insert(path).inserted, let cell = shownCells[path] else { return false }
      let given = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      let room = CGSize(width: rectForRow(at: path).width, height: 0)
      let height = cell.sizeThatFits(room).height
      guard given < 0, height != usualRowHeight else { return false }
      grownHeights[path] = height
      return true
    }
    if !grown.isEmpty { knownLayout = nil }
    return !grown.isEmpty
  }

  /// Up to how many rows are asked for their heights before they come into view.
  ///
  /// Of longer tables, all rows are taken to be alike until one that comes into view is not.
  private static let measuredAtOnce = 500
}
