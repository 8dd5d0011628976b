import ConstraintSolver
import Testing

/// Required constraints that cannot hold together.
struct ConflictTests {
  private var solver = SimplexSolver()

  private func conflict(_ change: () throws -> Void) -> UnsatisfiableConstraint? {
    do {
      try change()
      return nil
    } catch {
      return error as? UnsatisfiableConstraint
    }
  }

  @Test mutating func `a conflict names who takes part and nobody else`() throws {
    let (x, y, z) = solver.makeVariables()
    let first = try solver.add(1 * x - 10, .equal)
    try solver.add(1 * z - 1 * x, .equal)
    let second = try solver.add(1 * y - 1 * x - 5, .greaterThanOrEqual)
    try solver.add(1 * y - 100, .lessThanOrEqual)
    try solver.add(1 * y - 12, .equal, 999)
    let constraint = Constraint(1 * y - 14, .lessThanOrEqual)
    let conflict = try #require(conflict { try solver.add(constraint) })
    #expect(conflict.constraint == constraint && conflict.id == nil)
    #expect(conflict.conflicting == [first, second])
    #expect(isClose(solver.value(of: y), 15) && isClose(solver.value(of: z), 10))
  }

  @Test mutating func `without any one that takes part the rest hold`() throws {
    var random = RandomNumbers(seed: 5)
    for _ in 0..<200 {
      var solver = SimplexSolver()
      let variables = (0..<4).map { _ in solver.makeVariable() }
      for _ in 0..<40 {
        let constraint = Constraint(
          random.pick([1.0, -1, 2]) * random.pick(variables)
            + random.pick([1.0, -1, 0.5]) * random.pick(variables)
            + Double(Int.random(in: -9...9, using: &random)),
          random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
          priority: random.pick([.required, .required, Priority(500)]))
        guard let conflict = conflict({ try solver.add(constraint) }) else { continue }
        let rest = conflict.conflicting.map { solver[$0] }
        #expect(!canHold(rest + [constraint]))
        for index in rest.indices {
          var fewer = rest
          fewer.remove(at: index)
          #expect(canHold(fewer + [constraint]))
        }
      }
    }
  }

  private func canHold(_ constraints: [Constraint]) -> Bool {
    var empty = SimplexSolver()
    for _ in 0..<4 { _ = empty.makeVariable() }
    return conflict { for constraint in constraints { try empty.add(constraint) } } == nil
  }

  @Test mutating func `a refused constraint leaves the solution as it was`() throws {
    let (x, y, z) = solver.makeVariables()
    try solver.add(1 * x + 1 * y + 1 * z - 30, .equal)
    try solver.add(1 * x - 1 * y, .greaterThanOrEqual)
    try solver.add(1 * z - 4, .lessThanOrEqual)
    for variable in [x, y, z] { try solver.add(1 * variable, .greaterThanOrEqual) }
    try solver.add(1 * y - 20, .equal, 500)
    let before = [x, y, z].map(solver.value)
    #expect(throws: UnsatisfiableConstraint.self) {
      try solver.add(1 * x + 2 * y - 3 * z + 100, .lessThanOrEqual)
    }
    for (variable, value) in zip([x, y, z], before) {
      #expect(isClose(solver.value(of: variable), value, within: 1e-12))
    }
    try solver.add(1 * y - 9, .lessThanOrEqual)
    #expect(isClose(solver.value(of: y), 9))
  }

  @Test mutating func `a constant that cannot be is refused`() throws {
    let (x, y, _) = solver.makeVariables()
    let first = try solver.add(1 * x - 10, .equal)
    let second = try solver.add(1 * y - 2 * x, .equal)
    let third = try solver.add(1 * y - 50, .lessThanOrEqual)
    try solver.setConstant(-25, of: first)
    let conflict = try #require(conflict { try solver.setConstant(-26, of: first) })
    #expect(conflict.id == first && conflict.constraint.expression.constant == -26)
    #expect(conflict.conflicting == [second, third])
    #expect(isClose(solver.value(of: y), 50) && solver[first].expression.constant == -25)
  }

  @Test mutating func `an equation that follows from others limits their constants`() throws {
    let (x, y, _) = solver.makeVariables()
    let first = try solver.add(1 * x - 10, .equal)
    let second = try solver.add(1 * y - 1 * x, .equal)
    let third = try solver.add(1 * y - 10, .equal)
    let conflict = try #require(conflict { try solver.setConstant(-11, of: third) })
    #expect(conflict.id == third && conflict.conflicting == [first, second])
    #expect(throws: UnsatisfiableConstraint.self) { try solver.setConstant(-11, of: first) }
    try solver.setConstants([(first, -11), (third, -11)])
    #expect(isClose(solver.value(of: y), 11))
  }

  @Test mutating func `of constants changed at once the last that takes part is named`() throws {
    let (x, y, z) = solver.makeVariables()
    let ids = try [x, y, z].map { try solver.add(1 * $0 - 10, .equal) }
    let same = try solver.add(1 * x - 1 * y, .equal)
    let conflict = try #require(
      conflict { try solver.setConstants([(ids[0], -1), (ids[1], -2), (ids[2], -3)]) })
    #expect(conflict.id == ids[1] && conflict.conflicting == [ids[0], same])
    #expect([x, y, z].map(solver.value) == [10, 10, 10])
    #expect(ids.map { solver[$0].expression.constant } == [-10, -10, -10])
  }

  @Test mutating func `what is impossible by itself conflicts with nothing`() throws {
    try solver.add(1 * solver.makeVariable() - 1, .equal)
    let conflict = try #require(
      conflict { try solver.add(LinearExpression(constant: 5), .equal) })
    #expect(conflict.conflicting.isEmpty)
  }

  @Test mutating func `after breaking one the other can be added`() throws {
    let x = solver.makeVariable()
    let first = try solver.add(1 * x - 10, .equal)
    #expect(throws: UnsatisfiableConstraint.self) { try solver.add(1 * x - 20, .equal) }
    solver.remove(first)
    try solver.add(1 * x - 20, .equal)
    #expect(isClose(solver.value(of: x), 20))
  }
}
