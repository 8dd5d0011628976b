// Constraints in standard form: a row minus a marker is zero, or if it need not hold, a row minus a
// marker plus another symbol. The marker is in no other constraint.
extension Tableau {
  /// A row with its basic symbols replaced by what they equal.
  func reduced(_ row: Row) -> Row {
    var reduced = Row(constant: row.constant)
    for cell in row.cells {
      if let slot = slot(of: cell.symbol) {
        reduced.add(rows[slot], times: cell.coefficient)
      } else {
        reduced.add(cell.symbol, times: cell.coefficient)
      }
    }
    return reduced
  }

  mutating func beginOperation() {
    pivots.removeAll(keepingCapacity: true)
    suspects.removeAll(keepingCapacity: true)
  }

  /// Adds a constraint that has to hold.
  ///
  /// If it cannot, nothing changes.
  mutating func addRequired(_ row: Row, marker: Symbol) throws(Infeasibility) {
    beginOperation()
    if let free = freeSymbol(in: row) {
      var row = row
      row.add(marker, times: -1)
      row.solve(for: free)
      insert(row, basic: free)
      return
    }
    let slot = insert(row, basic: marker)
    do throws(Infeasibility) {
      if kind(of: marker) == .dummy { try driveOut(slot) }
      try dualOptimise()
    } catch {
      undoPivots()
      drop(slot)
      throw error
    }
  }

  /// Adds a constraint whose error is minimised.
  mutating func addOptional(_ row: Row, marker: Symbol, other: Symbol, priority: Priority) {
    beginOperation()
    let basic = freeSymbol(in: row) ?? (row.constant < 0 ? other : marker)
    var row = row
    row.add(marker, times: -1)
    row.add(other, times: 1)
    row.solve(for: basic)
    let slot = insert(row, basic: basic)
    addErrors(marker, other, priority: priority)
    // A constraint that just holds has errors in neither direction. Often the other one keeps the
    // optimum.
    if isImproved(bySymbolOf: slot), abs(row.constant) <= Tolerance.value, kind(of: basic) == .error
    {
      pivot(slot, entering: basic == marker ? other : marker)
    }
    // Only the costs of symbols that are in the row have changed.
    if isImproved(bySymbolOf: slot) { optimise() }
  }

  private func isImproved(bySymbolOf slot: Int) -> Bool {
    rows[slot].cells.contains { objective.isImproved(by: $0.symbol, kinds) }
  }

  /// Removes a constraint.
  ///
  /// `priority` is nil if it had to hold.
  mutating func remove(marker: Symbol, other: Symbol?, priority: Priority?) {
    beginOperation()
    if let other, let priority { removeErrors(marker, other, priority: priority) }
    drop(slotToDrop(marker: marker, other: other))
    removeSymbol(marker)
    if let other { removeSymbol(other) }
    optimise()
  }

  /// Adds to the constant of a constraint's row, before `dualOptimise`.
  mutating func addToConstant(_ change: Double, ofMarker marker: Symbol) {
    roundings += 1
    if let slot = slot(of: marker) { return addToConstant(change, in: slot) }
    for entry in column(of: marker) {
      addToConstant(-entry.coefficient * change, in: entry.slot)
    }
  }

  /// The free symbol with the largest coefficient.
  ///
  /// Parametric free symbols are in no restricted symbol's row, so that a row can be solved for
  /// them without making others infeasible.
  private func freeSymbol(in row: Row) -> Symbol? {
    var best: Row.Cell?
    for cell in row.cells where kind(of: cell.symbol) == .free {
      if let other = best, abs(other.coefficient) >= abs(cell.coefficient) { continue }
      best = cell
    }
    return best?.symbol
  }

  /// Counts a constraint in the objective.
  mutating func addErrors(_ marker: Symbol, _ other: Symbol, priority: Priority) {
    let level = objective.level(of: priority)
    objective.count(1, at: level)
    addErrors(marker, other, times: 1, at: level)
  }

  private mutating func removeErrors(_ marker: Symbol, _ other: Symbol, priority: Priority) {
    let level = objective.level(of: priority)
    addErrors(marker, other, times: -1, at: level)
    objective.count(-1, at: level)
  }

  private mutating func addErrors(
    _ marker: Symbol, _ other: Symbol, times factor: Double, at level: Int
  ) {
    if kind(of: marker) == .error { addError(marker, times: factor, at: level) }
    addError(other, times: factor, at: level)
  }

  private mutating func addError(_ error: Symbol, times factor: Double, at level: Int) {
    if let slot = slot(of: error) {
      objective.add(rows[slot], times: factor, at: level)
    } else {
      objective.add(error, times: factor, at: level)
    }
  }

  /// The slot of one of a constraint's symbols, made basic if need be: no other row holds them
  /// then.
  private mutating func slotToDrop(marker: Symbol, other: Symbol?) -> Int {
    if let slot = slot(of: marker) ?? other.flatMap({ self.slot(of: $0) }) { return slot }
    guard let slot = slotToLeave(marker) else {
      preconditionFailure("Each constraint has a part in a row.")
    }
    pivot(slot, entering: marker)
    return slot
  }

  /// A slot that the marker of a removed constraint can take so that all remains feasible.
  private mutating func slotToLeave(_ marker: Symbol) -> Int? {
    let column = column(of: marker)
    // A dummy symbol's constraint follows from others, and no longer does so without this one.
    let dummy = column.first { entry in basics[entry.slot].map { kind(of: $0) } == .dummy }
    return dummy?.slot ?? leavingSlot(for: marker, isRising: true)
      ?? leavingSlot(for: marker, isRising: false) ?? column.first?.slot
  }
}
