public import Foundation

extension UITableView {
  /// The cells on screen, from the top.
  public var visibleCells: [UITableViewCell] { shownCells.views }

  /// The rows on screen, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? { shownCells.indices }

  /// The cell of a row, if it is on screen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

  /// The row a cell shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.index(of: cell) }

  /// Scrolls to a row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard layout.contains(indexPath) else { return }
    updateContentSize()
    let row = rectForRow(at: indexPath)
    let target = offset(showing: row, at: scrollPosition)
    // What is in sight already does not stop the content.
    guard scrollPosition != .none || target != contentOffset else { return }
    setContentOffset(target, animated: animated)
    guard !animated, window != nil else { return }
    // Rows that come into view there may be higher or lower than they were taken to be.
    layoutIfNeeded()
    guard rectForRow(at: indexPath) != row else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: false)
  }

  private func offset(showing row: CGRect, at position: ScrollPosition) -> CGPoint {
    let extent = extent
    let room = bounds.inset(by: extent.insets).height
    let above: CGFloat
    switch position {
    case .none: return extent.offset(showing: row, from: contentOffset)
    case .top: above = 0
    case .middle: above = (room - row.height) / 2
    case .bottom: above = room - row.height
    }
    return extent.clamped(
      CGPoint(x: contentOffset.x, y: row.minY - above - extent.insets.top))
  }

  // MARK: Reuse

  /// Has cells of a class made where none can be reused by that name; nil takes it back.
  ///
  /// They are made by `init(style:reuseIdentifier:)` with the default style.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    precondition(
      cellClass == nil || cellClass is UITableViewCell.Type,
      "Only cells can be registered: “\(identifier)” must be a subclass of UITableViewCell.")
    reuseQueue.register(cellClass as? UITableViewCell.Type, as: identifier)
  }

  /// A cell that scrolled away, or a new one of the class registered by that name; nil if there is
  /// neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reuseQueue.dequeue(identifier, for: askedRow) {
      cell.prepareForReuse()
      return cell
    }
    return reuseQueue.cellClass(for: identifier)?.instance(reuseIdentifier: identifier)
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

  // MARK: Lines and ends

  /// Draws the lines between the rows on screen as they should be now.
  func updateLines() {
    for (path, cell) in shownCells { updateLines(of: cell, at: path) }
  }

  func updateLines(of cell: UITableViewCell, at path: IndexPath) {
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

  func placeEnds() {
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
