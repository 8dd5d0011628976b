public import Foundation

extension UITableView {
  // MARK: Changes of the data

  /// Shows rows that were added to the data, by their places after the change; at once.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(by: indexPaths, sign: 1)
    indexPathForSelectedRow = indexPathForSelectedRow?.shifted(byInserting: indexPaths)
  }

  /// Removes rows that were removed from the data, by their places before the change; at once.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(by: indexPaths, sign: -1)
    indexPathForSelectedRow = indexPathForSelectedRow?.shifted(byDeleting: indexPaths)
  }

  /// Asks anew for the cells of some rows, and for the heights of all.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    forgetRows()
  }

  private func change(by paths: [IndexPath], sign: Int) {
    let known = knownLayout?.sections.map(\.rows.count)
    forgetRows()
    guard let before = known else { return }
    let after = layout.sections.map(\.rows.count)
    var expected = before
    for path in paths where expected.indices.contains(path.section) {
      expected[path.section] += sign
    }
    precondition(
      after == expected,
      """
      The data source must change as the table is told: \(paths.count) rows were \
      \(sign > 0 ? "inserted" : "deleted"), the sections had \(before) rows and now have \(after). \
      Change the data first, then tell the table.
      """)
  }

  // MARK: Editing

  /// Whether the data source lets a row be deleted.
  func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  func editingDidChange(animated: Bool) {
    askedPath = nil
    cancelPress()
    for (path, cell) in shownCells {
      cell.setEditing(isEditing && canEdit(path), animated: animated)
    }
  }

  /// Shows the red button of one row, or of none.
  func askWhetherToDelete(_ cell: UITableViewCell?) {
    if let askedPath { shownCells[askedPath]?.askWhetherToDelete(false) }
    askedPath = cell.flatMap(indexPath(for:))
    if let askedPath { shownCells[askedPath]?.askWhetherToDelete(true) }
  }

  /// The red button was tapped: the data source deletes the row.
  func delete(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    askWhetherToDelete(nil)
    dataSource?.tableView(self, commit: .delete, forRowAt: path)
  }
}

nonisolated extension IndexPath {
  /// The same row's place once others were inserted, by their places afterwards.
  func shifted(byInserting paths: [IndexPath]) -> IndexPath {
    paths.sorted().reduce(self) { place, new in
      new.section == place.section && new.row <= place.row
        ? IndexPath(row: place.row + 1, section: place.section) : place
    }
  }

  /// The same row's place once others were deleted; nil if it was itself.
  func shifted(byDeleting paths: [IndexPath]) -> IndexPath? {
    guard !paths.contains(self) else { return nil }
    let above = Set(paths).filter { $0.section == section && $0.row < row }.count
    return IndexPath(row: row - above, section: section)
  }
}
