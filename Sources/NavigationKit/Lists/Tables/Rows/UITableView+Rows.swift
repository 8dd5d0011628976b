public import Foundation

extension UITableView {
  /// The cells on screen, in order.
  public var visibleCells: [UITableViewCell] { shownCells.inSight(of: self).map(\.view) }

  /// The rows on screen, in order.
  public var indexPathsForVisibleRows: [IndexPath]? {
    shownCells.inSight(of: self).map(\.index)
  }

  /// The row that a cell shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.index(of: cell) }

  func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard layout.contains(indexPath) else { return }
    updateContentSize()
    let row = rectForRow(at: indexPath)
    let target = offset(showing: row, at: scrollPosition, below: heldHeader(over: indexPath))
    // If the row is visible already, a running scroll continues.
    guard scrollPosition != .none || target != contentOffset else { return }
    setContentOffset(target, animated: animated)
    guard !animated, window != nil else { return }
    // Rows that come into view may turn out higher or lower than estimated.
    layoutIfNeeded()
    guard rectForRow(at: indexPath) != row else { return }
    scroll(to: indexPath, at: scrollPosition, animated: false)
  }

  /// Scrolls to the selected row that is nearest to the middle of what is seen; nothing without one.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.filter(layout.contains).min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    nearest.map { scrollToRow(at: $0, at: scrollPosition, animated: animated) }
  }

  /// The height of the header that is held at the top while a row is there.
  private func heldHeader(over path: IndexPath) -> CGFloat {
    style == .plain ? rectForHeader(inSection: path.section).height : 0
  }

  private func offset(
    showing row: CGRect, at position: ScrollPosition, below header: CGFloat
  ) -> CGPoint {
    let extent = extent
    let room = bounds.inset(by: extent.insets).height
    let above: CGFloat
    switch position {
    case .none:
      let shown = CGRect(
        x: row.minX, y: row.minY - header, width: row.width, height: row.height + header)
      return extent.offset(showing: shown, from: contentOffset)
    case .top: above = header
    case .middle: above = (room - row.height) / 2
    case .bottom: above = room - row.height
    }
    return extent.clamped(
      CGPoint(x: contentOffset.x, y: row.minY - above - extent.insets.top))
  }

  // MARK: Reuse

  /// Registers a class that makes cells when none can be reused; nil unregisters it.
  ///
  /// Cells are made by `init(style:reuseIdentifier:)`, with the default style.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    precondition(
      cellClass == nil || cellClass is UITableViewCell.Type,
      "Only cells can be registered: “\(identifier)” must be a subclass of UITableViewCell.")
    let type = cellClass as? UITableViewCell.Type
    reuseQueue.register(
      identifier, type.map { type in { type.instance(reuseIdentifier: identifier) } })
  }

  /// Makes cells for a reuse identifier from the first view of a nib; nil unregisters it.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuseQueue.register(
      identifier, nib.map { nib in { nib.instantiate(withOwner: nil).first as? UITableViewCell } })
  }

  /// Makes cells for a reuse identifier by a closure: a storyboard's prototype.
  public func registerPrototype(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell?
  ) {
    reuseQueue.register(identifier) {
      let cell = make()
      cell?.reuseIdentifier = identifier
      return cell
    }
  }

  /// The cell that ``dequeueReusableCell(withIdentifier:)`` returns, which is in the class for tests that
  /// override it.
  func reusedOrMadeCell(_ identifier: String) -> UITableViewCell? {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    if let cell = reuseQueue.dequeue(identifier, for: askedRow) {
      cell.prepareForReuse()
      return cell
    }
    return reuseQueue.make(identifier)
  }

  // MARK: Separators, header and footer views

  /// Updates the separators of the rows on screen.
  func updateLines() {
    // A data source may change separators while it is asked for the layout, which is not made again.
    needsLines = cachedLayout == nil
    guard !needsLines else { return setNeedsLayout() }
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
        inset: explicitSeparatorInset)
    cell.groupShape = groupShape(of: path)
    cell.setNeedsLayout()
  }

  /// How many views are behind the rows.
  var rowsBehind: Int { backgroundView == nil ? 0 : 1 }

  /// Replaces the view behind the rows.
  func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    backgroundView.map { insertSubview($0, at: 0) }
    setNeedsLayout()
  }

  /// Replaces the table's header or footer view.
  func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    new.map(addSubview)
    measuresDidChange()
  }

  func placeEnds() {
    backgroundView?.frame = bounds
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
