import ConstraintSolver
import Testing

/// Solutions of small systems.
struct SimplexSolverTests {
  private var solver = SimplexSolver()

  @Test mutating func `a variable without constraints is zero`() {
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
  }

  @Test mutating func `equations are solved`() throws {
    let (x, y, z) = solver.makeVariables()
    try solver.add(1 * x + 1 * y + 1 * z - 6, .equal)
    try solver.add(1 * x - 1 * y + 1, .equal)
    try solver.add(2 * y - 1 * z - 1, .equal)
    #expect(isClose(solver.value(of: x), 1) && isClose(solver.value(of: y), 2))
    #expect(isClose(solver.value(of: z), 3))
  }

  @Test(arguments: [(Relation.lessThanOrEqual, 20.0), (.greaterThanOrEqual, 50), (.equal, 20)])
  mutating func `a relation limits a wish`(relation: Relation, value: Double) throws {
    let x = solver.makeVariable()
    try solver.add(1 * x - 20, relation)
    try solver.add(1 * x - 50, .equal, 500)
    #expect(isClose(solver.value(of: x), value))
  }

  @Test mutating func `coefficients of a repeated variable add up`() throws {
    let x = solver.makeVariable()
    try solver.add(3 * x - 1 * x - 10, .equal)
    #expect(isClose(solver.value(of: x), 5))
  }

  @Test mutating func `an expression without variables either holds or not`() throws {
    let x = solver.makeVariable()
    try solver.add(0 * x + 0, .equal)
    try solver.add(LinearExpression(constant: -1), .lessThanOrEqual)
    try solver.add(LinearExpression(constant: 1), .equal, 500)
    #expect(throws: UnsatisfiableConstraint.self) {
      try solver.add(1 * x - 1 * x + 1, .equal)
    }
  }

  @Test mutating func `values can be negative`() throws {
    let (x, y, _) = solver.makeVariables()
    try solver.add(1 * x + 30, .lessThanOrEqual)
    try solver.add(1 * y - 2 * x, .equal)
    try solver.add(1 * x, .equal, 1)
    #expect(isClose(solver.value(of: x), -30) && isClose(solver.value(of: y), -60))
  }

  @Test mutating func `copies are independent`() throws {
    let x = solver.makeVariable()
    let id = try solver.add(1 * x - 10, .equal)
    var copy = solver
    try copy.setConstant(-20, of: id)
    #expect(solver.value(of: x) == 10 && copy.value(of: x) == 20)
    #expect(solver[id].expression.constant == -10 && copy[id].expression.constant == -20)
  }

  @Test mutating func `what several values satisfy as well is ambiguous`() throws {
    let (x, y, z) = solver.makeVariables()
    try solver.add(1 * x + 1 * y - 10, .equal)
    try solver.add(1 * z - 5, .greaterThanOrEqual)
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y) && solver.isAmbiguous(z))
    let wish = try solver.add(1 * x - 4, .equal, 1)
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y) && solver.isAmbiguous(z))
    try solver.add(1 * z - 5, .lessThanOrEqual)
    #expect(!solver.isAmbiguous(z))
    solver.remove(wish)
    #expect(solver.isAmbiguous(y))
  }
}
