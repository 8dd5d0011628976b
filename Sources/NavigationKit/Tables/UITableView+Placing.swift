import Foundation

extension UITableView {
  /// Gives every row on screen a cell, and no other.
  func placeRows() {
    forgetOutdatedLayout()
    updateContentSize()
    placeContent()
    dropCellsOffScreen()
    let height = layout.height
    let anchor = shownCells.indices.first.map { ($0, layout.span(of: $0).lowerBound) }
    showVisibleRows()
    let hasMoved = anchor.map(keepInPlace) ?? false
    guard !hasMoved, layout.height == height else { return placeRows() }
    dropCellsOffScreen()
    detachParkedCells()
    for (path, cell) in shownCells { cell.place(in: rectForRow(at: path)) }
    placeTitles(in: visibleSpan)
    placeEnds()
    indicators?.place()
    // Rows that came and went need no second layout.
    needsLayout = knownLayout == nil
  }

  /// Data changed: what is on screen is asked for anew at the next layout.
  func forgetRows() {
    press.end()
    swipe = .closed
    parkCells()
    dropTitles { _ in true }
    measuresDidChange()
  }

  func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: layout.height)
  }

  /// What is on screen now or will be once a movement of the whole content is done.
  var visibleSpan: ClosedRange<CGFloat> {
    let shown = presentedBounds(at: window?.stage?.now ?? 0)
    return min(shown.minY, bounds.minY)...max(shown.maxY, bounds.maxY)
  }

  // MARK: Cells

  /// Measures the rows on screen that were not in view before and gives them cells, from the top down.
  ///
  /// A row's height is known before the next row is looked at: none is asked about that stays out of
  /// view.
  func showVisibleRows() {
    let span = visibleSpan
    var next = layout.row(endingBelow: span.lowerBound)
    while let path = next, layout.span(of: path).lowerBound < span.upperBound {
      if !layout.isMeasured(path) { measure(path) }
      if shownCells[path] == nil, layout.shows(path, in: span) { show(path) }
      next = layout.row(after: path)
    }
  }

  /// Gives a row its cell.
  ///
  /// What comes into view is in place already, even while everything else moves.
  func show(_ path: IndexPath) {
    UIView.performWithoutAnimation {
      guard let cell = askForCell(at: path) else { return }
      cell.place(in: rectForRow(at: path))
      // A table that a rotation makes wider or narrower takes new rows along.
      cell.frame.size.width =
        presentedFrame(at: window?.stage?.now ?? 0).width - rowInsets.left - rowInsets.right
      if parkedCells[path] !== cell { cell.removeFromSuperview() }
      putBehindRowsAbove(cell, at: path)
      shownCells[path] = cell
      cell.setSelected(path == indexPathForSelectedRow, animated: false)
      cell.setEditing(isEditing && canEdit(path), animated: false)
      updateLines(of: cell, at: path)
      cell.layoutIfNeeded()
    }
  }

  private func askForCell(at path: IndexPath) -> UITableViewCell? {
    askedRow = path
    defer { askedRow = nil }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    if style != .plain, cell.backgroundColor == .systemBackground {
      cell.byDefault { cell.backgroundColor = .secondarySystemGroupedBackground }
    }
    return cell
  }

  /// Cells lie behind everything else, the last row at the back: read front to back, they are in order.
  private func putBehindRowsAbove(_ cell: UITableViewCell, at path: IndexPath) {
    switch shownCells.neighbours(of: path) {
    case (_, let below?): insertSubview(cell, aboveSubview: below)
    case (let above?, nil): insertSubview(cell, belowSubview: above)
    case (nil, nil): insertSubview(cell, at: leavingCells.count)
    }
  }

  // MARK: Cells without a row

  private func dropCellsOffScreen() {
    let (layout, span) = (layout, visibleSpan)
    for (path, cell) in shownCells.renumber({ layout.shows($0, in: span) ? $0 : nil }) {
      if press.index == path { press.end() }
      cell.removeFromSuperview()
      prepare(cell, forReuseFrom: path)
    }
  }

  /// Lets rows have the cells again that they have now, without these leaving the screen.
  private func parkCells() {
    for (path, cell) in shownCells.renumber({ _ in nil }) {
      parkedCells[path] = cell
      prepare(cell, forReuseFrom: path)
    }
  }

  /// Takes the cells out of the table that no row got again.
  private func detachParkedCells() {
    for (_, cell) in parkedCells where shownCells.index(of: cell) == nil {
      cell.removeFromSuperview()
    }
    parkedCells = VisibleItems()
  }

  /// Keeps a cell that shows no row any more for another.
  func prepare(_ cell: UITableViewCell, forReuseFrom path: IndexPath?) {
    UIView.performWithoutAnimation {
      cell.setSelected(false, animated: false)
      cell.setHighlighted(false, animated: false)
      cell.setEditing(false, animated: false)
      cell.pull(to: 0, animated: false)
      cell.stateAlpha = 1
      cell.isLeaving = false
    }
    guard let identifier = cell.reuseIdentifier else { return }
    reuseQueue.enqueue(cell, as: identifier, from: path)
  }

  /// Moves the content along with a row on screen that went elsewhere because rows above it came into
  /// view and were not as high as assumed; whether it had to.
  private func keepInPlace(_ path: IndexPath, from top: CGFloat) -> Bool {
    let way = layout.span(of: path).lowerBound - top
    guard way != 0 else { return false }
    switch state {
    case .resting: bounds.origin.y += way
    case .dragging(let start):
      bounds.origin.y += way
      state = .dragging(from: CGPoint(x: start.x, y: start.y + way))
    case .moving(.coasting(let x, let y), let since, _):
      bounds.origin.y += way
      redirect(.coasting(x: x, y: y), since: since)
    // It ends where it was told to.
    case .moving(.travelling, _, _): return false
    }
    return true
  }
}
