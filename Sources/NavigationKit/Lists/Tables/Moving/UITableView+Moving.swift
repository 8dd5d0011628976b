import Foundation

extension UITableView {
  /// Where a row that is shown is in the data, while another is dragged.
  func dataPath(of shown: IndexPath) -> IndexPath {
    guard let moved, moved.place != moved.origin else { return inData(shown) }
    return inData(moved.change.before(shown) ?? shown)
  }

  /// A finger takes a row.
  func beginMoving(_ cell: UITableViewCell, at y: CGFloat) {
    guard let path = indexPath(for: cell), moved == nil else { return }
    closeRow()
    press.end()
    moved = MovedRow(
      cell: cell, origin: path, place: path, grip: y - cell.frame.minY, finger: y)
    bringSubviewToFront(cell)
    UIView.animate(withDuration: ListMetrics.changeDuration) { cell.isLifted = true }
  }

  /// The finger moves: the row follows, and others make room.
  func moveRow(to y: CGFloat) {
    moved?.finger = y
    followFinger()
    edgeScroll.update()
  }

  /// The row stays under the finger while the table scrolls below it.
  func fingerDidScroll(by offset: CGFloat) {
    moved?.finger += offset
    layoutIfNeeded()
    followFinger()
  }

  private func followFinger() {
    guard let moved else { return }
    UIView.performWithoutAnimation { placeMovedRow() }
    guard let over = layout.row(endingBelow: moved.cell.frame.midY) ?? lastRow, over != moved.place
    else { return }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: moved.origin, toProposedIndexPath: over) ?? over
    if target != moved.place, layout.contains(target) { show(moved, at: target) }
  }

  private var lastRow: IndexPath? {
    layout.sections.indices.last { layout.sections[$0].rows.count > 0 }
      .map { IndexPath(row: layout.sections[$0].rows.count - 1, section: $0) }
  }

  /// Holds the dragged row under the finger.
  func placeMovedRow() {
    guard let moved else { return }
    let top = moved.finger - moved.grip
    let highest = layout.sections.isEmpty ? 0 : layout.rowsTop(of: 0)
    let lowest = max(highest, layout.footerTop - moved.cell.frame.height)
    moved.cell.frame.origin.y = min(max(top, highest), lowest)
    bringSubviewToFront(moved.cell)
  }

  /// Shows the dragged row's gap elsewhere; the data stays.
  private func show(_ row: MovedRow, at place: IndexPath) {
    let change = ListChange([.move(from: row.place, to: place)])
    cachedLayout = layout(layout, moving: change)
    moved?.place = place
    _ = shownCells.renumber(change.after)
    selection = selection.compactMap(change.place)
    UIView.animate(withDuration: ListMetrics.changeDuration) {
      placeRows()
      updateLines()
    }
  }

  private func layout(_ old: TableLayout, moving change: ListChange) -> TableLayout {
    var layout = old
    layout.apply(change, new: newRows(1)) { index in old.sections[index] }
    return layout
  }

  /// The layout of the data, with the dragged row where it is shown.
  func withMovedRow(_ layout: TableLayout) -> TableLayout {
    guard let moved, moved.place != moved.origin else { return layout }
    return self.layout(layout, moving: moved.change)
  }

  /// The finger lets go: the row stays, and the data follows.
  func endMoving() {
    guard let row = takeMovedRow() else { return }
    notifyMove(of: row)
    settle(row)
  }

  /// Tells the data source of a row that the user moved.
  func notifyMove(of row: MovedRow) {
    guard row.place != row.origin else { return }
    notifiedMove = RowMove(start: row.origin, end: row.place)
    dataSource?.tableView(self, moveRowAt: inData(row.origin), to: inData(row.place))
    notifiedMove = nil
  }

  /// The row goes back to where it was.
  func cancelMoving() {
    guard let row = moved else { return }
    if row.place != row.origin { show(row, at: row.origin) }
    if row.isCarried { row.cell.stateAlpha = 1 }
    settleMovedRow()
  }

  /// Forgets the dragged row, because rows change or are reloaded.
  func dropMovedRow() {
    guard let row = takeMovedRow() else { return }
    UIView.performWithoutAnimation { row.cell.isLifted = false }
    if row.isCarried { row.cell.stateAlpha = 1 }
    guard row.place != row.origin else { return }
    selection = selection.compactMap(row.change.before)
    measuresDidChange()
  }

  private func takeMovedRow() -> MovedRow? {
    defer { moved = nil }
    edgeScroll.stop()
    return moved
  }

  /// Leaves the dragged row where it is shown.
  func settleMovedRow() {
    if let row = takeMovedRow() { settle(row) }
  }

  private func settle(_ row: MovedRow) {
    UIView.animate(withDuration: ListMetrics.changeDuration) {
      row.cell.isLifted = false
      placeRows()
      updateLines()
    }
  }
}

extension UITableViewCell: GrippedRow {
  func gripDidMove(_ press: UIGestureRecognizer) {
    guard let table = tableView else { return }
    let y = press.location(in: table).y
    switch press.state {
    case .began: table.beginMoving(self, at: y)
    case .changed: table.moveRow(to: y)
    case .ended: table.endMoving()
    case .cancelled: table.cancelMoving()
    case .possible, .failed: break
    }
  }
}
