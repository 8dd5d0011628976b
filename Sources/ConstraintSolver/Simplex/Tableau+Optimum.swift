// Finding the optimum among feasible solutions: the simplex method.
extension Tableau {
  /// Minimises the objective.
  mutating func optimise() {
    while !isCircling, let entering = objective.entering(kinds) {
      guard let slot = leavingSlot(for: entering, isRising: true) else {
        // Errors cannot be negative, so only rounding promises an improvement without end.
        objective.erase(entering)
        continue
      }
      pivot(slot, entering: entering)
    }
  }

  /// The restricted symbol that a rising or falling symbol makes zero first.
  ///
  /// Of equal ones, the first (Bland's rule).
  mutating func leavingSlot(for entering: Symbol, isRising: Bool) -> Int? {
    var best: (slot: Int, ratio: Double, basic: Symbol)?
    for entry in column(of: entering) {
      guard let basic = basics[entry.slot], kind(of: basic).canEnter else { continue }
      let slope = isRising ? entry.coefficient : -entry.coefficient
      guard slope < -Tolerance.coefficient else { continue }
      let ratio = max(rows[entry.slot].constant, 0) / -slope
      if let other = best, (other.ratio, other.basic) < (ratio, basic) { continue }
      best = (entry.slot, ratio, basic)
    }
    return best?.slot
  }
}
