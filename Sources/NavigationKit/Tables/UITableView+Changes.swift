public import Foundation

extension UITableView {
  // MARK: Changes to the data

  /// Inserts rows that were added to the data; the index paths are those after the change.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    apply(RowChange(.insertion, indexPaths), with: animation)
  }

  /// Deletes rows that were removed from the data; the index paths are those before the change.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    apply(RowChange(.deletion, indexPaths), with: animation)
  }

  /// Reloads the cells and heights of rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    apply(RowChange(.reload, indexPaths), with: animation)
  }

  private func apply(_ change: RowChange, with animation: RowAnimation) {
    press.end()
    endSwipe(before: change)
    if change.kind != .reload {
      indexPathForSelectedRow = indexPathForSelectedRow.flatMap(change.after)
    }
    // Without a layout there is nothing to compare and nothing to animate.
    guard let old = knownLayout else { return forgetRows() }
    let counts = rowCounts
    precondition(
      counts == change.counts(old.counts) && old.allows(change),
      """
      The data source must change as the table is told: \(change), the sections had \(old.counts) rows \
      and now have \(counts). Change the data first, then tell the table.
      """)
    knownLayout = layout(counts, after: change, from: old)
    setNeedsLayout()
    follow(change, from: old, with: animation)
  }

  private func layout(
    _ counts: [Int], after change: RowChange, from old: TableLayout
  ) -> TableLayout {
    var layout = old
    layout.apply(change, new: newRows(1))
    guard measuresAllRowsUpFront(counts) else { return layout }
    for (section, count) in counts.enumerated() {
      let rows = asked(layout.sections[section].rows, section: section)
      layout.replaceRows(0..<count, in: section, with: rows)
    }
    return layout
  }

  // MARK: Editing

  /// Whether the data source allows editing a row.
  func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  func editingDidChange(animated: Bool) {
    closeRow()
    press.end()
    for (path, cell) in shownCells {
      cell.setEditing(isEditing && canEdit(path), animated: animated)
    }
    remeasureRows(animated: animated)
  }

  /// Measures rows again, because editing changes the width in which their texts wrap.
  private func remeasureRows(animated: Bool) {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    guard isLarge || shownCells.contains(where: { $0.view.frame.height != defaultRowHeight })
    else { return }
    knownLayout = knownLayout?.markedAsEstimated
    setNeedsLayout()
    guard animated, AnimationContext.current == nil else { return }
    UIView.animate(withDuration: TableMetrics.editingDuration) { layoutIfNeeded() }
  }
}
