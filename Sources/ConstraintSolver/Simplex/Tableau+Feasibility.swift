// Finding a feasible solution among those that are optimal for the objective: the dual simplex
// method.
extension Tableau {
  /// Makes all restricted symbols what they have to be, and keeps the objective's optimum.
  ///
  /// Throws if there is no such solution.
  mutating func dualOptimise() throws(Infeasibility) {
    while !isCircling, let slot = firstInfeasibleSlot() {
      guard let entering = dualEntering(slot) else { throw infeasibility(of: slot) }
      pivot(slot, entering: entering)
    }
  }

  /// Takes a dummy symbol out of the basis if a symbol can replace it; otherwise its constraint
  /// follows from others.
  mutating func driveOut(_ slot: Int) throws(Infeasibility) {
    let constant = rows[slot].constant
    if let entering = dualEntering(slot) {
      pivot(slot, entering: entering)
    } else if abs(constant) > Tolerance.value {
      throw infeasibility(of: slot)
    } else if let entering = dualEntering(slot, isRising: constant > 0) {
      pivot(slot, entering: entering)
    }
  }

  /// Takes back the pivots of the operation, the last one first.
  mutating func undoPivots() {
    for pivot in pivots.reversed() { self.pivot(pivot.slot, entering: pivot.leaving) }
    pivots.removeAll(keepingCapacity: true)
    suspects.removeAll(keepingCapacity: true)
  }

  /// The infeasible slot whose basic symbol comes first (Bland's rule).
  private mutating func firstInfeasibleSlot() -> Int? {
    suspects = suspects.filter(isInfeasible)
    return suspects.min { one, other in
      guard let first = basics[one], let second = basics[other] else { return false }
      return first < second
    }
  }

  private func isInfeasible(_ slot: Int) -> Bool {
    guard let basic = basics[slot] else { return false }
    switch kind(of: basic) {
    case .free: return false
    case .slack, .error: return rows[slot].constant < -Tolerance.value
    case .dummy: return abs(rows[slot].constant) > Tolerance.value
    }
  }

  private func dualEntering(_ slot: Int) -> Symbol? {
    dualEntering(slot, isRising: rows[slot].constant <= 0)
  }

  /// The symbol that makes a basic symbol rise or fall at the least cost.
  ///
  /// Of equal ones, the first.
  private func dualEntering(_ slot: Int, isRising: Bool) -> Symbol? {
    let candidates = rows[slot].cells.filter { cell in
      (isRising ? cell.coefficient : -cell.coefficient) > Tolerance.coefficient
        && kind(of: cell.symbol).canEnter
    }
    return objective.cheapest(candidates)
  }

  /// The symbols of a row that nothing can make feasible.
  ///
  /// Their constraints conflict, and without any one of them the rest do not, as all but the basic
  /// symbol are independent of each other.
  private func infeasibility(of slot: Int) -> Infeasibility {
    Infeasibility(symbols: [basics[slot]].compactMap { $0 } + rows[slot].cells.map(\.symbol))
  }
}
