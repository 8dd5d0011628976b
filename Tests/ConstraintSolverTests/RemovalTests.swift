import ConstraintSolver
import Testing

/// Removing constraints and variables.
struct RemovalTests {
  private var solver = SimplexSolver()

  @Test mutating func `a weaker constraint holds again`() throws {
    let x = solver.makeVariable()
    try solver.add(1 * x - 10, .equal, 250)
    let strong = try solver.add(1 * x - 20, .equal, 750)
    let required = try solver.add(1 * x - 30, .greaterThanOrEqual)
    #expect(isClose(solver.value(of: x), 30))
    solver.remove(required)
    #expect(isClose(solver.value(of: x), 20))
    solver.remove(strong)
    #expect(isClose(solver.value(of: x), 10))
  }

  @Test mutating func `an equation that followed from the removed one still holds`() throws {
    let (x, y, _) = solver.makeVariables()
    let first = try solver.add(1 * x - 10, .equal)
    try solver.add(2 * x - 20, .equal)
    try solver.add(1 * y - 1 * x, .equal)
    let last = try solver.add(1 * y - 10, .equal)
    try solver.add(1 * x, .equal, 1)
    solver.remove(first)
    #expect(isClose(solver.value(of: x), 10))
    #expect(throws: UnsatisfiableConstraint.self) { try solver.add(1 * y - 11, .equal) }
    solver.remove(last)
    #expect(isClose(solver.value(of: x), 10) && isClose(solver.value(of: y), 10))
  }

  @Test mutating func `variables can be removed and made anew`() throws {
    let x = solver.makeVariable()
    try solver.add(1 * x - 10, .equal)
    for _ in 1...5 {
      let y = solver.makeVariable()
      #expect(solver.value(of: y) == 0)
      let id = try solver.add(1 * y - 1 * x - 1, .equal, 500)
      #expect(isClose(solver.value(of: y), 11))
      #expect(solver.takeChanges().contains(y))
      solver.remove(id)
      solver.remove(y)
    }
    #expect(solver.takeChanges().isEmpty)
  }

  @Test(arguments: 1...100)
  mutating func `removing what was added gives back the solution`(seed: Int) throws {
    let system = RandomSystem(seed: seed)
    var run = SystemRun(variableCount: system.variableCount)
    for step in system.steps { _ = run.apply(step) }
    let before = run.values
    var random = RandomNumbers(seed: seed)
    for priority in [250.5, 600, 749, 750, 1000] {
      var solver = run.solver
      let wish = Constraint(
        1 * random.pick(run.variables) - 1 * random.pick(run.variables) + 17,
        random.pick([.equal, .lessThanOrEqual]), priority: Priority(priority))
      guard let id = try? solver.add(wish) else { continue }
      solver.remove(id)
      let after = run.variables.map(solver.value)
      #expect(zip(run.errors(before), run.errors(after)).allSatisfy { isClose($0, $1) })
      for (variable, values) in zip(run.variables, zip(before, after))
      where !isClose(values.0, values.1) {
        #expect(run.solver.isAmbiguous(variable))
      }
    }
  }
}
