import Foundation

extension UITableView {
  /// Looks at cells of rows that are scrolled away, each in its place; they are taken back after that.
  ///
  /// The data source is asked for them. The delegate is not told, as nobody sees them.
  ///
  /// - Parameter limit: How many at most, from the first row on.
  func withCellsOffScreen(limit: Int, _ look: ([(row: IndexPath, cell: UITableViewCell)]) -> Void) {
    UIView.performWithoutAnimation {
      let needed = needsLayout
      let cells = rowsOffScreen(limit: limit).compactMap { row in
        askForCell(at: row).map { (row: row, cell: $0) }
      }
      for (row, cell) in cells {
        cell.place(in: rectForRow(at: row))
        insertSubview(cell, at: 0)
        cell.layoutIfNeeded()
      }
      look(cells)
      for (row, cell) in cells {
        cell.removeFromSuperview()
        prepare(cell, forReuseFrom: row)
      }
      needsLayout = needed
    }
  }

  private func rowsOffScreen(limit: Int) -> [IndexPath] {
    let rows = (0..<numberOfSections).lazy.flatMap { section in
      (0..<self.numberOfRows(inSection: section)).lazy.map {
        IndexPath(row: $0, section: section)
      }
    }
    return Array(rows.filter { self.shownCells[$0] == nil }.prefix(limit))
  }
}
