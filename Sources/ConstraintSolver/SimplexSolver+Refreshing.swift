extension SimplexSolver {
  /// After so many pivots and changed constants the tableau is computed from the constraints again.
  ///
  /// That costs as much as some dozens of pivots; the rounding errors of so many are far below
  /// every tolerance.
  private static let roundingsBeforeRefreshing = 5000

  /// Keeps rounding errors from adding up.
  mutating func refreshIfNeeded() {
    guard tableau.roundings > Self.roundingsBeforeRefreshing + 2 * entries.count else { return }
    refresh()
  }

  /// Computes the tableau from the constraints.
  ///
  /// The basic symbols stay, and with them the solution.
  mutating func refresh() {
    let entries = entries.compactMap { $0 }
    var fresh = tableau
    guard fresh.recompute(from: entries.map(equation)) else { return tableau.roundings = 0 }
    for entry in entries {
      guard let other = entry.other else { continue }
      fresh.addErrors(entry.marker, other, priority: entry.constraint.priority)
    }
    tableau = fresh
  }

  private func equation(of entry: Entry) -> Row {
    var row = entry.constraint.row
    row.add(entry.marker, times: -1)
    if let other = entry.other { row.add(other, times: 1) }
    return row
  }
}
