extension SimplexSolver {
  /// A variable's value in the present solution.
  public func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  /// The variables whose values are others than when this was last asked, in no particular but
  /// always the same order.
  ///
  /// Variables that were new then were zero.
  public mutating func takeChanges() -> [Variable] {
    var changed: [Variable] = []
    for symbol in tableau.changes.symbols
    where tableau.changes.read(symbol, value: tableau.value(of: symbol)) {
      changed.append(Variable(symbol: symbol))
    }
    tableau.changes.endReading()
    return changed
  }

  /// Whether a variable could have another value while all constraints hold as well as now.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    [-1.0, 1].contains { canMove(variable, by: $0) }
  }

  /// Whether a constraint below all others moves the variable.
  private func canMove(_ variable: Variable, by distance: Double) -> Bool {
    var solver = self
    let value = value(of: variable)
    let expression = 1 * variable - (value + distance)
    _ = try? solver.add(Constraint(expression, .equal, priority: .lowest))
    return abs(solver.value(of: variable) - value) > Tolerance.movement
  }
}
