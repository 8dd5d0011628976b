public import Foundation

extension UITableView {
  /// The cells on screen, from the top.
  public var visibleCells: [UITableViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows on screen, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

  /// The cell of a row, if it is on screen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

  /// The row a cell shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// Scrolls to a row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard layout.contains(indexPath) else { return }
    updateContentSize()
    let row = rectForRow(at: indexPath)
    let extent = extent
    let room = bounds.inset(by: extent.insets).height
    let above: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: above = 0
    case .middle: above = (room - row.height) / 2
    case .bottom: above = room - row.height
    }
    let offset = CGPoint(x: contentOffset.x, y: row.minY - above - extent.insets.top)
    setContentOffset(extent.clamped(offset), animated: animated)
  }

  // MARK: Reuse

  /// Has cells of a class made where none can be reused by that name; nil takes it back.
  ///
  /// They are made by `init(style:reuseIdentifier:)` with the default style.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    precondition(
      cellClass == nil || cellClass is UITableViewCell.Type,
      "Only cells can be registered: “\(identifier)” must be a subclass of UITableViewCell.")
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A cell that scrolled away, or a new one of the class registered by that name; nil if there is
  /// neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier]?.instance(reuseIdentifier: identifier)
  }

  /// A cell that scrolled away, or a new one of the class registered by that name.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "No cell is known as “\(identifier)”: register(_:forCellReuseIdentifier:) its class first.")
    }
    return cell
  }

  // MARK: Placing

  /// Gives every row on screen a cell, and no other.
  func placeRows() {
    forgetHeightsOfOtherLetters()
    updateContentSize()
    placeContent()
    let (top, bottom) = visibleSpan
    let paths = visibleRows
    let new = paths.filter { shownCells[$0] == nil }
    if hasOtherHeights(paths) {
      measureRows()
      return placeRows()
    }
    let wanted = Set(paths)
    for (path, cell) in shownCells where !wanted.contains(path) { drop(cell, at: path) }
    // What comes into view is in place already, even while everything else moves.
    UIView.performWithoutAnimation { for path in new { show(path) } }
    if noteGrownHeights(paths) { return placeRows() }
    for path in paths { shownCells[path]?.place(in: rectForRow(at: path)) }
    placeTitles(from: top, to: bottom)
    placeEnds()
    indicators?.place()
    // Rows that came and went need no second layout.
    needsLayout = knownLayout == nil
  }

  /// Data changed: what is on screen is asked for anew at the next layout.
  func forgetRows() {
    cancelPress()
    swipe = .closed
    for (path, cell) in shownCells { drop(cell, at: path) }
    for view in shownTitles.values { view.removeFromSuperview() }
    shownTitles = [:]
    measuresDidChange()
  }

  func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: layout.height)
  }

  /// What is on screen now or will be once a movement of the whole content is done.
  private var visibleSpan: (top: CGFloat, bottom: CGFloat) {
    let shown = presentedBounds(at: window?.stage?.now ?? 0)
    return (min(shown.minY, bounds.minY), max(shown.maxY, bounds.maxY))
  }

  /// The rows of which something is on screen, or will be.
  var visibleRows: [IndexPath] {
    let (top, bottom) = visibleSpan
    return layout.rows(from: top, to: bottom)
  }

  /// Gives a row its cell.
  func show(_ path: IndexPath) {
    guard let dataSource else { return }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    if style != .plain, cell.backgroundColor == .systemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
    var frame = rectForRow(at: path)
    // A table that a rotation makes wider or narrower takes new rows along.
    frame.size.width =
      presentedFrame(at: window?.stage?.now ?? 0).width - rowInsets.left - rowInsets.right
    cell.place(in: frame)
    // Cells lie behind everything else, the last row at the back: read front to back, they are in
    // order.
    insertSubview(cell, at: leavingCells.count + shownCells.keys.filter { $0 > path }.count)
    shownCells[path] = cell
    cell.setSelected(path == indexPathForSelectedRow, animated: false)
    cell.setEditing(isEditing && canEdit(path), animated: false)
    updateLines(of: cell, at: path)
    cell.layoutIfNeeded()
  }

  private func drop(_ cell: UITableViewCell, at path: IndexPath) {
    shownCells[path] = nil
    if press?.path == path { cancelPress() }
    retire(cell)
  }

  // MARK: Lines and ends

  /// Draws the lines between the rows on screen as they should be now.
  func updateLines() {
    for (path, cell) in shownCells { updateLines(of: cell, at: path) }
  }

  private func updateLines(of cell: UITableViewCell, at path: IndexPath) {
    let count = layout.sections[path.section].rows.count
    cell.lineColor = separatorColor
    cell.lines =
      separatorStyle == .none
      ? RowLines()
      : .lines(
        isFirst: path.row == 0, isLast: path.row == count - 1, style: style,
        inset: givenSeparatorInset)
    cell.groupShape = groupShape(of: path)
    cell.setNeedsLayout()
  }

  /// Takes another view above the first or below the last section.
  func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    new.map(addSubview)
    measuresDidChange()
  }

  private func placeEnds() {
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
    }
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0, y: layout.footerTop, width: bounds.width, height: tableFooterView.frame.height)
    }
  }
}
