import Foundation

extension UITableView {
  /// Lays out the rows and titles on screen, adding and removing their cells.
  func placeRows() {
    forgetOutdatedLayout()
    updateSectionIndex()
    updateContentSize()
    placeContent()
    dropCellsOffScreen()
    let height = layout.height
    let anchor = shownCells.inSight(of: self).first.map {
      ($0.index, layout.span(of: $0.index).lowerBound)
    }
    showVisibleRows()
    let hasMoved = anchor.map(keepInPlace) ?? false
    guard !hasMoved, layout.height == height else { return placeRows() }
    dropCellsOffScreen()
    detachParkedCells()
    for (path, cell) in shownCells where cell !== moved?.cell {
      cell.place(in: rectForRow(at: path).offsetBy(dx: 0, dy: shift(of: path)))
    }
    if needsLines { updateLines() }
    placeTitles(in: visibleSpan)
    placeEnds()
    placeMovedRow()
    placeSectionIndex()
    indicators?.place()
    // Adding and removing cells has requested another layout; it is needed only if heights changed.
    needsLayout = cachedLayout == nil
    prefetchRows()
  }

  /// Discards cells, titles and layout; the next layout asks the data source again.
  func forgetRows() {
    press.end()
    dropMovedRow()
    forgetSwipe()
    parkCells()
    dropTitles { _ in true }
    needsSectionIndex = true
    prefetch.forget()
    measuresDidChange()
  }

  func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: layout.height)
  }

  /// The vertical range that is on screen now or after a running scroll animation.
  var visibleSpan: ClosedRange<CGFloat> {
    let shown = presentedBounds(at: window?.stage?.now ?? 0)
    return min(shown.minY, bounds.minY)...max(shown.maxY, bounds.maxY)
  }

  // MARK: Cells

  /// Adds cells for the rows that come into view, from the top down, and measures them.
  ///
  /// Each row is measured before the next is looked at, so that no row out of view is measured.
  func showVisibleRows() {
    let span = visibleSpan
    var next = layout.row(endingBelow: span.lowerBound)
    while let path = next, layout.span(of: path).lowerBound < span.upperBound {
      if !layout.isMeasured(path) { measure(path) }
      if shownCells[path] == nil, layout.shows(path, in: span) { show(path) }
      next = layout.row(after: path)
    }
  }

  /// Adds a row's cell.
  ///
  /// A cell that comes into view is not animated, even in an animation block.
  func show(_ path: IndexPath) {
    UIView.performWithoutAnimation {
      guard let cell = askForCell(at: path) else { return }
      cell.place(in: rectForRow(at: path))
      // While the table's width is animated, new rows start at its current width and animate with
      // it.
      cell.frame.size.width =
        presentedFrame(at: window?.stage?.now ?? 0).width - rowInsets.left - rowInsets.right
      if parkedCells[path] !== cell { cell.removeFromSuperview() }
      putBehindRowsAbove(cell, at: path)
      shownCells[path] = cell
      cell.setSelected(selection.contains(path), animated: false)
      setEditing(of: cell, at: path, animated: false)
      updateLines(of: cell, at: path)
      if placeholders[path] == nil { notifyDisplay(of: cell, at: path) }
      cell.layoutIfNeeded()
    }
  }

  private func notifyDisplay(of cell: UITableViewCell, at path: IndexPath) {
    delegate.map {
      cell.indentationLevel = $0.tableView(self, indentationLevelForRowAt: dataPath(of: path))
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: inData(path))
  }

  /// The cell that the data source makes for a row.
  func askForCell(at path: IndexPath) -> UITableViewCell? {
    askedRow = path
    defer { askedRow = nil }
    guard
      let cell = placeholderCell(at: path)
        ?? dataSource?.tableView(self, cellForRowAt: dataPath(of: path))
    else { return nil }
    if style != .plain, cell.backgroundColor == .systemBackground {
      cell.byDefault { cell.backgroundColor = .secondarySystemGroupedBackground }
    }
    return cell
  }

  /// Inserts a cell behind the cells of the rows above it; the first row's cell is at the front.
  func putBehindRowsAbove(_ cell: UITableViewCell, at path: IndexPath) {
    switch shownCells.neighbours(of: path) {
    case (_, let below?): insertSubview(cell, aboveSubview: below)
    case (let above?, nil): insertSubview(cell, belowSubview: above)
    case (nil, nil): insertSubview(cell, at: rowsBehind + leavingCells.count)
    }
  }

  // MARK: Reusing cells

  private func dropCellsOffScreen() {
    let (layout, span) = (layout, visibleSpan)
    let kept = [moved?.place, shownCells.edited(in: self)]
    for (path, cell) in shownCells.renumber({
      kept.contains($0) || layout.shows($0, in: span) ? $0 : nil
    }) {
      if press.index == path { press.end() }
      cell.removeFromSuperview()
      if placeholders[path] == nil {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: inData(path))
      }
      prepare(cell, forReuseFrom: path)
    }
  }

  /// Makes all cells reusable, but leaves them in the table: those reused at once stay on screen.
  private func parkCells() {
    for (path, cell) in shownCells.renumber({ _ in nil }) {
      parkedCells[path] = cell
      prepare(cell, forReuseFrom: path)
    }
  }

  /// Removes the parked cells that were not reused.
  private func detachParkedCells() {
    for (_, cell) in parkedCells where shownCells.index(of: cell) == nil {
      cell.removeFromSuperview()
    }
    parkedCells = VisibleItems()
  }

  /// Resets a cell that no longer shows a row, and adds it to the reuse queue.
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

  /// Scrolls to keep a visible row in place when rows above it were not as high as estimated;
  /// returns whether it had to.
  private func keepInPlace(_ path: IndexPath, from top: CGFloat) -> Bool {
    keepContent(movedBy: CGPoint(x: 0, y: layout.span(of: path).lowerBound - top))
  }
}
