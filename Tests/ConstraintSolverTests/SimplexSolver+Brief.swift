import ConstraintSolver

extension SimplexSolver {
  mutating func makeVariables() -> (x: Variable, y: Variable, z: Variable) {
    (makeVariable(), makeVariable(), makeVariable())
  }

  @discardableResult
  mutating func add(
    _ expression: LinearExpression, _ relation: Relation, _ priority: Double = 1000
  ) throws(UnsatisfiableConstraint) -> Constraint.ID {
    try add(Constraint(expression, relation, priority: Priority(priority)))
  }
}

func isClose(_ one: Double, _ other: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(one - other) < tolerance
}
