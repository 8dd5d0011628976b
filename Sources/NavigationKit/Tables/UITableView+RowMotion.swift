import Foundation

extension UITableView {
  /// Moves the rows on screen to where a change of the data leaves them.
  ///
  /// - Parameter old: Where everything was before.
  func follow(_ change: RowChange, from old: TableLayout, with animation: RowAnimation) {
    let deleted = renumberRows(by: change)
    var leaving = deleted
    let move = { [self] in
      updateContentSize()
      placeContent()
      leaving += pushRowsOut()
      let inserted = showRows(after: change, from: old, with: animation)
      placeRows()
      updateLines()
      for cell in inserted { cell.alpha = 1 }
      for cell in deleted { shift(cell, by: animation) }
    }
    guard animation != .none else {
      UIView.performWithoutAnimation(move)
      return leaving.forEach(retire)
    }
    UIView.animate(withDuration: TableMetrics.rowDuration, animations: move) { [weak self] _ in
      leaving.forEach { self?.retire($0) }
    }
  }

  /// Gives the cells on screen their rows' new places; returns those whose rows went.
  private func renumberRows(by change: RowChange) -> [UITableViewCell] {
    let cells = shownCells
    shownCells = [:]
    var deleted: [UITableViewCell] = []
    for (path, cell) in cells {
      if let place = change.after(path) { shownCells[place] = cell } else { deleted.append(cell) }
    }
    deleted.forEach(putBehind)
    return deleted
  }

  /// Lets the rows that others push off the screen go there; returns their cells.
  private func pushRowsOut() -> [UITableViewCell] {
    let visible = Set(visibleRows)
    return shownCells.filter { !visible.contains($0.key) }.map { path, cell in
      shownCells[path] = nil
      cell.place(in: rectForRow(at: path))
      putBehind(cell)
      return cell
    }
  }

  /// Gives rows that come into view their cells; returns those of new rows, still to appear.
  ///
  /// An old row is at its old place first, from where it moves.
  private func showRows(
    after change: RowChange, from old: TableLayout, with animation: RowAnimation
  ) -> [UITableViewCell] {
    var inserted: [UITableViewCell] = []
    UIView.performWithoutAnimation {
      for path in visibleRows where shownCells[path] == nil {
        show(path)
        guard let cell = shownCells[path] else { continue }
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
    cell.alpha = 0
  }

  /// Puts a cell that goes behind those that stay, out of reach.
  private func putBehind(_ cell: UITableViewCell) {
    leavingCells.append(cell)
    sendSubviewToBack(cell)
    cell.isUserInteractionEnabled = false
  }

  /// Keeps a cell that shows no row any more for another.
  func retire(_ cell: UITableViewCell) {
    leavingCells.removeAll { $0 === cell }
    cell.removeFromSuperview()
    UIView.performWithoutAnimation {
      cell.setSelected(false, animated: false)
      cell.setHighlighted(false, animated: false)
      cell.setEditing(false, animated: false)
      cell.pull(to: 0, animated: false)
      cell.alpha = 1
      cell.isUserInteractionEnabled = true
    }
    guard let identifier = cell.reuseIdentifier else { return }
    spareCells[identifier, default: []].append(cell)
  }
}
