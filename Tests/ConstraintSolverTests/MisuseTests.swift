import ConstraintSolver
import Testing

/// Calls at which the solver stops.
struct MisuseTests {
  @Test func `a removed constraint cannot be used`() async {
    await #expect(processExitsWith: .failure) {
      var solver = SimplexSolver()
      let x = solver.makeVariable()
      let id = try solver.add(1 * x, .equal)
      solver.remove(id)
      // It takes the place of the removed one, but not its name.
      try solver.add(1 * x, .equal)
      solver.remove(id)
    }
  }

  @Test func `a variable in use cannot be removed`() async {
    await #expect(processExitsWith: .failure) {
      var solver = SimplexSolver()
      let x = solver.makeVariable()
      try solver.add(1 * x, .equal, 500)
      solver.remove(x)
    }
  }

  @Test func `numbers have to be finite`() async {
    await #expect(processExitsWith: .failure) { _ = Priority(.nan) }
    await #expect(processExitsWith: .failure) {
      var solver = SimplexSolver()
      try solver.add(.infinity * solver.makeVariable(), .equal)
    }
    await #expect(processExitsWith: .failure) {
      var solver = SimplexSolver()
      let id = try solver.add(1 * solver.makeVariable(), .equal)
      try solver.setConstant(.nan, of: id)
    }
  }

  @Test func `only edit variables take suggestions, and none is one twice`() async {
    await #expect(processExitsWith: .failure) {
      var solver = SimplexSolver()
      solver.suggest(1, for: solver.makeVariable())
    }
    await #expect(processExitsWith: .failure) {
      var solver = SimplexSolver()
      let x = solver.makeVariable()
      solver.addEditVariable(x, priority: Priority(500))
      solver.addEditVariable(x, priority: Priority(400))
    }
    await #expect(processExitsWith: .failure) {
      var solver = SimplexSolver()
      solver.addEditVariable(solver.makeVariable(), priority: .required)
    }
  }
}
