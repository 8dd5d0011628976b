public import Foundation

extension UITableView {
  // MARK: Changes of the data

  /// Shows rows that were added to the data, by their places after the change.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    apply(RowChange(paths: indexPaths, isInsertion: true), with: animation)
  }

  /// Removes rows that were removed from the data, by their places before the change.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    apply(RowChange(paths: indexPaths, isInsertion: false), with: animation)
  }

  /// Asks anew for the cells of some rows, and for the heights of all.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    forgetRows()
  }

  private func apply(_ change: RowChange, with animation: RowAnimation) {
    cancelPress()
    closeRow()
    indexPathForSelectedRow = indexPathForSelectedRow.flatMap(change.after)
    // Nobody has seen the table yet: there is nothing to move, nor to compare.
    guard let old = knownLayout else { return forgetRows() }
    measuresDidChange()
    let (before, after) = (old.sections.map(\.rows.count), layout.sections.map(\.rows.count))
    precondition(
      after == change.counts(before),
      """
      The data source must change as the table is told: \(change.paths.count) rows were \
      \(change.isInsertion ? "inserted" : "deleted"), the sections had \(before) rows and now have \
      \(after). Change the data first, then tell the table.
      """)
    follow(change, from: old, with: animation)
  }

  // MARK: Editing

  /// Whether the data source lets a row be deleted.
  func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  func editingDidChange(animated: Bool) {
    closeRow()
    cancelPress()
    for (path, cell) in shownCells {
      cell.setEditing(isEditing && canEdit(path), animated: animated)
    }
    fitRowsAnew(animated: animated)
  }

  /// Texts over several lines have more room or less: their rows are as high as they need now.
  private func fitRowsAnew(animated: Bool) {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    guard isLarge || !grownHeights.isEmpty else { return }
    measuresDidChange()
    guard animated, AnimationContext.current == nil else { return }
    UIView.animate(withDuration: TableMetrics.editingDuration) { layoutIfNeeded() }
  }
}
