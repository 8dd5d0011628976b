public import Foundation

extension UITableView {
  // MARK: Several changes at once

  /// Makes all changes of a block at once, in one animation; `completion` runs at its end.
  ///
  /// Deletions are named by places before the block, insertions by places after it. A block without
  /// changes measures the rows again.
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
    prefetch.forget()
    dropMovedRow()
    placeholders.follow(change)
    endSwipe(before: change)
    // As in UIKit, a row that is reloaded is not selected any more.
    selection = selection.compactMap(change.after)
    // Without a layout there is nothing to compare and nothing to animate.
    guard let old = cachedLayout else {
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
    cachedLayout = layout(counts, after: change, from: old)
    setNeedsLayout()
    if !change.sections.isEmpty { dropTitles { _ in true } }
    follow(change, from: old, with: batch.animation ?? .automatic, completion: batch.finish)
  }

  private func layout(
    _ counts: [Int], after change: ListChange, from old: TableLayout
  ) -> TableLayout {
    var layout = old
    layout.apply(change, new: newRows(1)) { section(at: $0, count: counts[$0], isAsked: false) }
    guard measuresAllRowsUpFront(counts) else { return withPlaceholders(layout) }
    for (section, count) in counts.enumerated() {
      let rows = asked(layout.sections[section].rows, section: section)
      layout.replaceRows(0..<count, in: section, with: rows)
    }
    return withPlaceholders(layout)
  }

  /// Has the data source set up rows on screen again, in the cells that they have.
  ///
  /// The data source is to dequeue its cell, as always; the rows are measured again.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard placeholders[path] == nil, let cell = shownCells[path],
        let row = cachedLayout?.row(at: path)
      else { continue }
      reconfigured = cell
      let returned = dataSource?.tableView(self, cellForRowAt: dataPath(of: path))
      reconfigured = nil
      precondition(
        returned === cell,
        "reconfigureRows(at:) keeps cells: the data source has to dequeue the row's by its identifier."
      )
      cachedLayout?.replaceRows(
        path.row..<path.row + 1, in: path.section,
        with: RowHeights(row.height, count: 1, isMeasured: row.isMeasured && rowHeight >= 0))
      cell.setNeedsLayout()
    }
    setNeedsLayout()
  }

  // MARK: Editing

  /// Whether the data source allows editing a row.
  func canEdit(_ path: IndexPath) -> Bool {
    guard placeholders[path] == nil else { return false }
    return dataSource?.tableView(self, canEditRowAt: inData(path)) ?? false
  }

  func editingDidChange(animated: Bool) {
    closeRow()
    press.end()
    cancelMoving()
    if allowsMultipleSelectionDuringEditing { choose(nil, animated: animated) }
    for (path, cell) in shownCells { setEditing(of: cell, at: path, animated: animated) }
    remeasureRows(animated: animated)
  }

  /// Rows offer another kind of editing now.
  func editingKindDidChange() {
    keepOneSelected()
    for (path, cell) in shownCells { setEditing(of: cell, at: path, animated: false) }
  }

  /// Measures rows again, because editing changes the width in which their texts wrap.
  private func remeasureRows(animated: Bool) {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    guard isLarge || shownCells.contains(where: { $0.view.frame.height != defaultRowHeight })
    else { return }
    cachedLayout = cachedLayout?.markedAsEstimated
    setNeedsLayout()
    guard animated, AnimationContext.current == nil else { return }
    UIView.animate(withDuration: TableMetrics.editingDuration) { layoutIfNeeded() }
  }
}

/// The changes that a table collects before it makes them at once.
struct RowBatch {
  /// The number of calls of ``UITableView/beginUpdates()`` that are not ended yet.
  var depth = 0
  var updates: [ListUpdate] = []
  /// The first animation other than `none`, if there is one; nil before any change.
  var animation: UITableView.RowAnimation?
  var completions: [(Bool) -> Void] = []

  func finish(_ isFinished: Bool) {
    for completion in completions { completion(isFinished) }
  }
}
