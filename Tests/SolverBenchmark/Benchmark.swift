import ConstraintSolver
import Foundation

/// Times the solver on a screen.
///
/// Prints the seconds of each task; with `screen` the screen's constraints.
@main struct Benchmark {
  private static let repetitions = 60
  private let screen = Screen()

  static func main() {
    let benchmark = Benchmark()
    guard !CommandLine.arguments.contains("screen") else { return benchmark.printScreen() }
    benchmark.time("build") { benchmark.build() }
    benchmark.timeChanges()
    benchmark.timeRemoval()
    benchmark.timeSuggestions()
  }

  private func printScreen() {
    print(screen.variableCount, screen.width)
    for constraint in screen.constraints { print(constraint.line) }
  }

  @discardableResult
  private func build() -> (SimplexSolver, [Variable], [Constraint.ID]) {
    var solver = SimplexSolver()
    let variables = (0..<screen.variableCount).map { _ in solver.makeVariable() }
    let ids = screen.constraints.map { add($0.constraint(variables), to: &solver) }
    precondition(!solver.takeChanges().isEmpty)
    return (solver, variables, ids)
  }

  private func timeChanges() {
    var (solver, _, ids) = build()
    var height = 44.0
    time("change a constant", per: screen.heights.count) {
      height = height == 44 ? 60 : 44
      for index in screen.heights {
        try? solver.setConstant(-height, of: ids[index])
        _ = solver.takeChanges()
      }
    }
    time("read an unchanged solution", per: 1000) {
      for _ in 0..<1000 { _ = solver.takeChanges() }
    }
  }

  private func timeRemoval() {
    var (solver, variables, ids) = build()
    var (removing, adding) = ([Double](), [Double]())
    for _ in 0..<Self.repetitions {
      removing.append(seconds { for id in ids { solver.remove(id) } })
      let constraints = screen.constraints.map { $0.constraint(variables) }
      adding.append(seconds { ids = constraints.map { add($0, to: &solver) } })
    }
    report("add", adding, per: ids.count)
    report("remove", removing, per: ids.count)
    time("remove and add one", per: ids.count) {
      for index in ids.indices {
        let constraint = solver[ids[index]]
        solver.remove(ids[index])
        ids[index] = add(constraint, to: &solver)
      }
    }
  }

  private func timeSuggestions() {
    var (solver, variables, _) = build()
    let width = variables[screen.width]
    solver.addEditVariable(width, priority: Priority(950))
    time("suggest", per: 100) {
      for step in 0..<100 { solver.suggest(Double(300 + step), for: width) }
    }
  }

  private func add(_ constraint: Constraint, to solver: inout SimplexSolver) -> Constraint.ID {
    do { return try solver.add(constraint) } catch { fatalError("\(error)") }
  }

  private func time(_ name: String, per count: Int = 1, _ task: () -> Void) {
    report(name, (0..<Self.repetitions).map { _ in seconds(task) }, per: count)
  }

  private func report(_ name: String, _ times: [Double], per count: Int) {
    print(name, times.sorted()[times.count / 2] / Double(count), separator: ": ")
  }

  /// Of the processor, so that other programs do not count.
  private func seconds(_ task: () -> Void) -> Double {
    let start = processorTime()
    task()
    return Double(processorTime() - start) * 1e-9
  }

  private func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
