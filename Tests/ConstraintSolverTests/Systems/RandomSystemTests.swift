import Testing

@testable import ConstraintSolver

/// Properties of the solutions of all systems.
struct RandomSystemTests {
  @Test(arguments: 1...300)
  func `changes lead where building anew leads`(seed: Int) throws {
    let system = RandomSystem(seed: seed)
    var run = SystemRun(variableCount: system.variableCount)
    for step in system.steps {
      _ = run.apply(step)
      #expect(run.errors(run.values)[0] < 1e-6, "a required constraint does not hold")
    }
    let fresh = try run.builtAnew()
    let values = run.variables.map(fresh.value)
    #expect(zip(run.errors(run.values), run.errors(values)).allSatisfy { isClose($0, $1) })
    for (variable, value) in zip(run.variables, values)
    where !isClose(value, run.solver.value(of: variable)) {
      #expect(run.solver.isAmbiguous(variable) && fresh.isAmbiguous(variable))
    }
  }

  /// The corners of the lines where constraints of two variables just hold: an optimum lies in one
  /// of them.
  @Test(arguments: 1...300)
  func `no corner is better in two dimensions`(seed: Int) {
    let system = RandomSystem(seed: seed, variableCount: 2)
    var run = SystemRun(variableCount: 2)
    for step in system.steps {
      _ = run.apply(step)
      let errors = run.errors(run.values)
      for corner in run.corners {
        let others = run.errors(corner)
        guard others[0] < 1e-9 else { continue }
        let difference = zip(errors, others).first { !isClose($0, $1) }
        #expect(difference.map { $0 < $1 } ?? true, "\(corner) is better than \(run.values)")
      }
    }
  }

  @Test(arguments: 1...300)
  func `a tableau computed from the constraints has the same solution`(seed: Int) {
    let system = RandomSystem(seed: seed)
    var run = SystemRun(variableCount: system.variableCount)
    for (index, step) in system.steps.enumerated() {
      _ = run.apply(step)
      let values = run.values
      var fresh = run.solver
      fresh.refresh()
      #expect(zip(values, run.variables.map(fresh.value)).allSatisfy { isClose($0, $1) })
      // The following steps go on from there.
      if index % 3 == 0 { run.solver.refresh() }
      #expect(run.errors(run.values)[0] < 1e-6)
    }
  }

  /// Swift seeds the order of dictionaries for each process, so the number is written down here.
  @Test func `every process finds the same values`() {
    var sum = 0
    for seed in 1...100 {
      let system = RandomSystem(seed: seed)
      var run = SystemRun(variableCount: system.variableCount)
      for step in system.steps {
        _ = run.apply(step)
        for value in run.values {
          sum = (sum * 31 + abs(Int((value * 1e6).rounded()))) % 1_000_000_007
        }
      }
    }
    #expect(sum == 203_559_537)
  }
}
