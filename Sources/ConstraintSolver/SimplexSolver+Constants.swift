extension SimplexSolver {
  /// Changes the constant of a constraint's expression.
  ///
  /// Throws if required constraints cannot hold with it; then nothing changes.
  public mutating func setConstant(
    _ constant: Double, of id: Constraint.ID
  ) throws(UnsatisfiableConstraint) {
    try setConstants([(id, constant)])
  }

  /// Changes the constants of several constraints at once, so that only all of them together have
  /// to be possible.
  ///
  /// Throws if required constraints cannot hold with them, naming the last one that takes part;
  /// then nothing changes.
  public mutating func setConstants(
    _ changes: [(id: Constraint.ID, constant: Double)]
  ) throws(UnsatisfiableConstraint) {
    tableau.beginOperation()
    let former = changes.map { ($0.id, entry($0.id).constraint.expression.constant) }
    for change in changes { shift(change.id, to: change.constant) }
    do throws(Infeasibility) {
      try tableau.dualOptimise()
    } catch {
      let unsatisfiable = unsatisfiable(error, changed: changes.map(\.id))
      tableau.undoPivots()
      for (id, constant) in former.reversed() { shift(id, to: constant) }
      throw unsatisfiable
    }
    refreshIfNeeded()
  }

  private mutating func shift(_ id: Constraint.ID, to constant: Double) {
    precondition(constant.isFinite, "A constraint's constant must be finite, not \(constant).")
    let entry = entry(id)
    let change = constant - entry.constraint.expression.constant
    guard change != 0 else { return }
    entries[Int(id.index)]?.constraint.expression.constant = constant
    tableau.addToConstant(entry.constraint.sign * change, ofMarker: entry.marker)
  }

  private func unsatisfiable(
    _ infeasibility: Infeasibility, changed: [Constraint.ID]
  ) -> UnsatisfiableConstraint {
    let involved = Set(infeasibility.symbols)
    let last = changed.last { involved.contains(entry($0).marker) }
    guard let last else { preconditionFailure("Only changed constants can bring a conflict.") }
    return UnsatisfiableConstraint(
      constraint: self[last], id: last, conflicting: conflict(infeasibility, with: entry(last)))
  }
}
