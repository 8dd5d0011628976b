import ConstraintSolver
import Testing

/// Constraints of a higher priority are satisfied first, those of one priority by the sum of their
/// errors.
struct PriorityTests {
  private static let many = 10_000
  private var solver = SimplexSolver()

  @Test mutating func `ten thousand at 749 do not outweigh one at 750`() throws {
    let x = solver.makeVariable()
    try solver.add(1 * x - 100, .equal, 750)
    for _ in 0..<Self.many { try solver.add(1 * x, .equal, 749) }
    #expect(isClose(solver.value(of: x), 100))
  }

  @Test mutating func `one at 750 that comes later outweighs a thousand at 749`() throws {
    let x = solver.makeVariable()
    for _ in 0..<1000 { try solver.add(1 * x, .equal, 749) }
    #expect(solver.value(of: x) == 0)
    try solver.add(1 * x - 100, .equal, 750)
    #expect(isClose(solver.value(of: x), 100))
  }

  @Test mutating func `ten thousand variables at 749 do not outweigh one at 750`() throws {
    let sum = solver.makeVariable()
    try solver.add(1 * sum - 1, .equal, 750)
    for _ in 0..<Self.many {
      let x = solver.makeVariable()
      try solver.add(1 * x - 1 * sum, .equal)
      try solver.add(1000 * x, .lessThanOrEqual, 749)
    }
    #expect(isClose(solver.value(of: sum), 1))
  }

  @Test(arguments: [(999.0, 998.5), (750, 749.999), (51, 50), (0.002, 0.001)])
  mutating func `the higher of two priorities wins in either order`(
    high: Double, low: Double
  ) throws {
    let (x, y, _) = solver.makeVariables()
    try solver.add(1 * x - 10, .equal, high)
    try solver.add(1 * x - 20, .equal, low)
    try solver.add(1 * y - 20, .equal, low)
    try solver.add(1 * y - 10, .equal, high)
    #expect(isClose(solver.value(of: x), 10) && isClose(solver.value(of: y), 10))
  }

  @Test mutating func `a small error above outweighs a large one below`() throws {
    let (x, y, _) = solver.makeVariables()
    try solver.add(1 * x - 0.001 * y, .equal)
    try solver.add(1 * x - 1, .equal, 2)
    try solver.add(1_000_000 * y, .equal, 1)
    #expect(isClose(solver.value(of: x), 1) && isClose(solver.value(of: y), 1000))
  }

  @Test mutating func `what a higher priority leaves open a lower one decides`() throws {
    let (x, y, _) = solver.makeVariables()
    try solver.add(1 * x + 1 * y - 100, .equal, 750)
    try solver.add(1 * x - 80, .equal, 500)
    try solver.add(1 * y - 80, .equal, 250)
    #expect(isClose(solver.value(of: x), 80) && isClose(solver.value(of: y), 20))
  }

  @Test mutating func `at one priority the sum of errors is minimal`() throws {
    let x = solver.makeVariable()
    for wish in [0.0, 10, 13, 90, 100] { try solver.add(1 * x - wish, .equal, 500) }
    #expect(isClose(solver.value(of: x), 13))
  }

  @Test mutating func `levels come and go with their constraints`() throws {
    let x = solver.makeVariable()
    let wishes = try [100.0, 900, 500, 300].map { priority in
      try solver.add(1 * x - priority, .equal, priority)
    }
    for (removed, value) in [(1, 500.0), (2, 300), (3, 100)] {
      solver.remove(wishes[removed])
      #expect(isClose(solver.value(of: x), value))
    }
    try solver.add(1 * x - 42, .equal, 500)
    #expect(isClose(solver.value(of: x), 42))
  }
}
