import ConstraintSolver
import Testing

/// Changed constants, suggested values, and which variables they change.
struct ChangesTests {
  private var solver = SimplexSolver()

  @Test mutating func `only variables with other values have changed`() throws {
    let (x, y, z) = solver.makeVariables()
    let id = try solver.add(1 * x - 10, .equal)
    try solver.add(1 * y - 1 * x, .equal)
    try solver.add(1 * z - 5, .equal)
    #expect(Set(solver.takeChanges()) == [x, y, z])
    #expect(solver.takeChanges().isEmpty)
    try solver.setConstant(-11, of: id)
    #expect(Set(solver.takeChanges()) == [x, y])
    try solver.setConstant(-12, of: id)
    try solver.setConstant(-11, of: id)
    #expect(solver.takeChanges().isEmpty)
    try solver.add(1 * z - 3, .greaterThanOrEqual, 500)
    #expect(solver.takeChanges().isEmpty)
  }

  @Test(arguments: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual], [400.0, 1000])
  mutating func `a changed constant is like a new constraint`(
    relation: Relation, priority: Double
  ) throws {
    let (x, y, _) = solver.makeVariables()
    try solver.add(1 * x, .greaterThanOrEqual)
    try solver.add(1 * y - 2 * x - 3, .equal)
    try solver.add(1 * x - 20, .equal, 300)
    try solver.add(1 * y - 70, .lessThanOrEqual, 500)
    let id = try solver.add(1 * x - 10, relation, priority)
    for constant in [-5.0, -40, -20, 0, -33, -10] {
      try solver.setConstant(constant, of: id)
      var fresh = solver
      fresh.remove(id)
      try fresh.add(1 * x + constant, relation, priority)
      for variable in [x, y] {
        #expect(isClose(solver.value(of: variable), fresh.value(of: variable)))
      }
    }
  }

  @Test mutating func `a suggested value is taken as far as others let it`() throws {
    let (x, y, _) = solver.makeVariables()
    try solver.add(1 * x - 100, .lessThanOrEqual)
    try solver.add(1 * y - 1 * x - 10, .equal)
    try solver.add(1 * x - 7, .equal, 250)
    solver.addEditVariable(y, priority: Priority(500))
    #expect(isClose(solver.value(of: x), 7))
    for (value, result) in [(50.0, 50.0), (200, 110), (-20, -20), (60, 60)] {
      solver.suggest(value, for: y)
      #expect(isClose(solver.value(of: y), result))
      #expect(isClose(solver.value(of: x), result - 10))
    }
    solver.removeEditVariable(y)
    #expect(isClose(solver.value(of: y), 17))
  }
}
