import Foundation

/// The rows that a table has announced before they come into view.
nonisolated struct RowPrefetch: Sendable {
  private var announced: Set<IndexPath> = []
  /// The top of the table when it was last laid out, and whether it moves down the content.
  private var top: CGFloat = 0
  private var goesDown = true

  /// Where rows are announced beyond a range that is on screen: as far again, in the direction of
  /// the last scrolling.
  mutating func room(beyond shown: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    if shown.lowerBound != top { goesDown = shown.lowerBound > top }
    top = shown.lowerBound
    let length = shown.upperBound - shown.lowerBound
    return goesDown
      ? shown.upperBound...shown.upperBound + length : shown.lowerBound - length...shown.lowerBound
  }

  /// Announces rows.
  ///
  /// - Parameters:
  ///   - ahead: The rows in the ``room(beyond:)``, in order.
  ///   - shown: The rows on screen.
  /// - Returns: The rows to announce now, the nearest first, and those that were in vain.
  mutating func announce(
    _ ahead: [IndexPath], shown: Set<IndexPath>
  ) -> (new: [IndexPath], gone: [IndexPath]) {
    let coming = ahead.filter { !shown.contains($0) }
    let new = coming.filter { !announced.contains($0) }
    let gone = announced.subtracting(coming).subtracting(shown).sorted()
    announced = Set(coming)
    return (goesDown ? new : new.reversed(), gone)
  }

  /// Forgets the rows, because the data changed.
  mutating func forget() { announced = [] }
}

extension UITableView {
  /// Announces the rows that are about to come into view.
  func prefetchRows() {
    guard let prefetchDataSource, isPrefetchingEnabled, window != nil else { return }
    let rows = prefetch.announce(
      layout.rows(in: prefetch.room(beyond: visibleSpan)), shown: Set(shownCells.indices))
    let new = placeholders.inData(rows.new)
    let gone = placeholders.inData(rows.gone)
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone) }
  }
}
