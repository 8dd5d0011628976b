import Testing

@testable import ConstraintSolver

/// Rounding errors and memory after long use.
struct RoundingTests {
  private var solver = SimplexSolver()
  private var random = RandomNumbers(seed: 3)
  private var variables: [Variable] = []
  private var wishes: [Constraint.ID] = []
  private var links: [Constraint.ID] = []

  init() throws {
    for _ in 0..<6 { variables.append(solver.makeVariable()) }
    for variable in variables { wishes.append(try solver.add(1 * variable, .equal, 250)) }
    while links.count < 8 { addLink() }
  }

  @Test mutating func `rounding errors do not add up in a hundred thousand changes`() throws {
    for step in 0..<100_000 {
      if step % 10 == 0 { replaceLink() } else { changeConstant() }
    }
    var exact = solver
    exact.refresh()
    var fresh = SimplexSolver()
    for _ in variables { _ = fresh.makeVariable() }
    for id in wishes + links { try fresh.add(solver[id]) }
    for variable in variables {
      let value = solver.value(of: variable)
      #expect(isClose(value, exact.value(of: variable), within: 1e-11 * max(1, abs(value))))
      #expect(isClose(value, fresh.value(of: variable)) || solver.isAmbiguous(variable))
    }
  }

  @Test mutating func `adding and removing again and again takes no more room`() {
    for _ in 0..<1000 { replaceLink() }
    let maximum = wishes.count + 8
    #expect(solver.entries.count <= maximum)
    // A constraint has at most two symbols.
    #expect(solver.tableau.kinds.count <= variables.count + 2 * maximum)
  }

  private mutating func replaceLink() {
    solver.remove(links.remove(at: Int.random(in: links.indices, using: &random)))
    while links.count < 8 { addLink() }
  }

  private mutating func addLink() {
    let expression =
      number(0.3...3) * random.pick(variables) - 1 * random.pick(variables)
      + number(0.3...3) * random.pick(variables) + number(-1000...1000)
    let priority = random.pick([1000.0, 500])
    if let id = try? solver.add(expression, .greaterThanOrEqual, priority) { links.append(id) }
  }

  private mutating func changeConstant() {
    try? solver.setConstant(number(-1000...1000), of: random.pick(wishes + links))
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }
}
