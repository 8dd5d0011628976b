import Foundation

extension UITableView {
  /// Animates the rows on screen to their positions after a change of the data.
  ///
  /// - Parameter old: The layout before the change.
  func follow(
    _ change: ListChange, from old: TableLayout, with animation: RowAnimation,
    completion: @escaping (Bool) -> Void
  ) {
    let deleted = renumberRows(by: change)
    var leaving = deleted
    var inserted: [UITableViewCell] = []
    let move = { [self] in
      updateContentSize()
      placeContent()
      let stayed = shownCells
      showVisibleRows()
      leaving += pushRowsOut()
      inserted = startRows(notAmong: stayed, after: change, from: old, with: animation)
      placeRows()
      updateLines()
      putBehindStaying(inserted)
      for cell in inserted { cell.stateAlpha = 1 }
      for cell in deleted { shift(cell, by: animation) }
    }
    guard animation != .none else {
      UIView.performWithoutAnimation(move)
      leaving.forEach(retire)
      putInOrder(inserted)
      return completion(true)
    }
    UIView.animate(withDuration: ListMetrics.changeDuration, animations: move) {
      [weak self] isFinished in
      leaving.forEach { self?.retire($0) }
      self?.putInOrder(inserted)
      completion(isFinished)
    }
  }

  /// Gives the cells on screen their rows' new index paths; returns the cells of deleted rows.
  private func renumberRows(by change: ListChange) -> [UITableViewCell] {
    let deleted = shownCells.renumber(change.after).map(\.view)
    deleted.forEach(putBehind)
    return deleted
  }

  /// Moves rows that are pushed off the screen to their new positions; returns their cells.
  private func pushRowsOut() -> [UITableViewCell] {
    let (layout, span) = (layout, visibleSpan)
    let edited = shownCells.edited(in: self)
    return shownCells.renumber {
      $0 == edited || layout.shows($0, in: span) ? $0 : nil
    }.map { path, cell in
      cell.place(in: rectForRow(at: path))
      putBehind(cell)
      return cell
    }
  }

  /// Places the rows that came into view at their animations' start; returns the cells of inserted
  /// rows, which are still transparent.
  private func startRows(
    notAmong stayed: VisibleItems<IndexPath, UITableViewCell>, after change: ListChange,
    from old: TableLayout, with animation: RowAnimation
  ) -> [UITableViewCell] {
    var inserted: [UITableViewCell] = []
    UIView.performWithoutAnimation {
      for (path, cell) in shownCells where stayed[path] !== cell {
        if let place = change.before(path), old.contains(place) {
          cell.frame.origin.y = old.span(of: place).lowerBound
        } else {
          shift(cell, by: animation)
          inserted.append(cell)
        }
      }
    }
    return inserted
  }

  private func shift(_ cell: UITableViewCell, by animation: RowAnimation) {
    let offset = animation.offset(of: cell.bounds.size)
    cell.frame = cell.frame.offsetBy(dx: offset.x, dy: offset.y)
    cell.stateAlpha = 0
  }

  /// Moves a removed row's cell behind the others, and makes it ignore touches.
  private func putBehind(_ cell: UITableViewCell) {
    leavingCells.append(cell)
    sendSubviewToBack(cell)
    backgroundView.map(sendSubviewToBack)
    cell.isLeaving = true
  }

  /// Moves the cells of inserted rows behind those that make room for them, and would shine through.
  private func putBehindStaying(_ inserted: [UITableViewCell]) {
    for cell in inserted { insertSubview(cell, at: rowsBehind + leavingCells.count) }
  }

  /// Moves cells back between those of the rows around them, as far as they are still shown.
  private func putInOrder(_ cells: [UITableViewCell]) {
    for cell in cells {
      if let path = shownCells.index(of: cell) { putBehindRowsAbove(cell, at: path) }
    }
  }

  private func retire(_ cell: UITableViewCell) {
    leavingCells.removeAll { $0 === cell }
    cell.removeFromSuperview()
    prepare(cell, forReuseFrom: nil)
  }
}
