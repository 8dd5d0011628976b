public import Foundation

extension UITableView {
  // MARK: Changes to the data

  /// Inserts rows that were added to the data; the index paths are those after the change.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation, [.insert(indexPaths)])
  }

  /// Deletes rows that were removed from the data; the index paths are those before the change.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation, [.delete(indexPaths)])
  }

  /// Reloads the cells and heights of rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation, [.reload(indexPaths)])
  }

  /// Moves a row that was moved in the data: from where it was before the change to where it is
  /// after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic, [.move(from: indexPath, to: newIndexPath)])
  }

  /// Inserts sections that were added to the data; the indices are those after the change.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation, [.insertSections(sections)])
  }

  /// Deletes sections that were removed from the data; the indices are those before the change.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation, [.deleteSections(sections)])
  }

  /// Reloads sections: their rows, whose number may be another, headers and footers.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation, [.reloadSections(sections)])
  }

  /// Moves a section that was moved in the data: from where it was before the change to where it is
  /// after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic, [.moveSection(from: section, to: newSection)])
  }

  // MARK: Several changes at once

  /// Makes all changes of a block at once, in one animation; `completion` runs at its end.
  ///
  /// What goes is named by its place before the block, what comes by its place after it. A block
  /// without changes measures the rows again.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let completion { batch?.completions.append(completion) }
    endUpdates()
  }

  /// Begins changes that are made at once by ``endUpdates()``.
  public func beginUpdates() {
    batch = batch ?? RowBatch()
    batch?.depth += 1
  }

  /// Makes the changes since ``beginUpdates()`` at once, in one animation.
  ///
  /// Without changes it measures the rows again.
  public func endUpdates() {
    batch?.depth -= 1
    guard let batch, batch.depth == 0 else { return }
    self.batch = nil
    if batch.updates.allSatisfy(\.isEmpty) { remeasure(batch) } else { apply(batch) }
  }

  func change(_ animation: RowAnimation, _ updates: [ListUpdate]) {
    beginUpdates()
    if var batch {
      batch.updates += updates
      batch.animation = batch.animation.map { $0 == .none ? animation : $0 } ?? animation
      self.batch = batch
    }
    endUpdates()
  }

  /// Measures all rows again; their heights change in an animation.
  private func remeasure(_ batch: RowBatch) {
    UIView.animate(
      withDuration: ListMetrics.changeDuration,
      animations: { [self] in
        measuresDidChange()
        layoutIfNeeded()
      }, completion: batch.finish)
  }

  private func apply(_ batch: RowBatch) {
    let change = ListChange(batch.updates)
    press.end()
    dropMovedRow()
    endSwipe(before: change)
    selection = selection.compactMap(change.place)
    // Without a layout there is nothing to compare and nothing to animate.
    guard let old = knownLayout else {
      forgetRows()
      return batch.finish(true)
    }
    let counts = rowCounts
    precondition(
      change.fits(old.counts, counts),
      """
      The data source must change as the table is told: \(change), the sections had \(old.counts) rows \
      and now have \(counts). Change the data first, then tell the table.
      """)
    knownLayout = layout(counts, after: change, from: old)
    setNeedsLayout()
    if !change.sections.isEmpty { dropTitles { _ in true } }
    follow(change, from: old, with: batch.animation ?? .automatic, completion: batch.finish)
  }

  private func layout(
    _ counts: [Int], after change: ListChange, from old: TableLayout
  ) -> TableLayout {
    var layout = old
    layout.apply(change, new: newRows(1)) { section(at: $0, count: counts[$0], isAsked: false) }
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
    cancelMoving()
    for (path, cell) in shownCells { setEditing(of: cell, at: path, animated: animated) }
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

/// The changes that a table is told before it makes them at once.
struct RowBatch {
  /// How many calls to begin are not ended yet.
  var depth = 0
  var updates: [ListUpdate] = []
  /// The first animation that is one; nil before any change.
  var animation: UITableView.RowAnimation?
  var completions: [(Bool) -> Void] = []

  func finish(_ isFinished: Bool) {
    for completion in completions { completion(isFinished) }
  }
}
