import ConstraintSolver

/// A random system in this project's solver.
struct SystemRun {
  var solver = SimplexSolver()
  private(set) var variables: [Variable] = []
  private var ids: [Int: Constraint.ID] = [:]
  private var constraints: [Int: SystemConstraint] = [:]
  private var edits: [Int: SystemConstraint] = [:]

  init(variableCount: Int) {
    for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
  }

  var values: [Double] { variables.map(solver.value) }

  /// Takes a step.
  ///
  /// Answers false if the solver refuses it. Steps with refused constraints are skipped.
  mutating func apply(_ step: SystemStep) -> Bool {
    do throws(UnsatisfiableConstraint) {
      switch step {
      case .add(let id, let constraint):
        ids[id] = try solver.add(constraint.constraint(variables))
        constraints[id] = constraint
      case .remove(let id): remove(id)
      case .setConstant(let id, let constant):
        guard let name = ids[id] else { return true }
        try solver.setConstant(constant, of: name)
        constraints[id]?.constant = constant
      case .edit(let variable, let priority, let value):
        solver.addEditVariable(variables[variable], priority: priority.priority)
        suggest(value, for: variable, priority)
      case .suggest(let variable, let value):
        guard let priority = edits[variable]?.priority else { return true }
        suggest(value, for: variable, priority)
      case .endEditing(let variable):
        solver.removeEditVariable(variables[variable])
        edits[variable] = nil
      }
      return true
    } catch {
      return false
    }
  }

  /// By priority, the sum by which values miss the constraints.
  func errors(_ values: [Double]) -> [Double] {
    var errors = SystemPriority.allCases.map { _ in 0.0 }
    for constraint in present {
      errors[constraint.priority.rawValue] += constraint.error(values)
    }
    return errors
  }

  /// A solver that gets the present constraints at once.
  func builtAnew() throws -> SimplexSolver {
    var fresh = SimplexSolver()
    for _ in variables { _ = fresh.makeVariable() }
    for constraint in present { try fresh.add(constraint.constraint(variables)) }
    return fresh
  }

  /// Where the lines cross on which constraints of two variables just hold, also those through
  /// zero.
  var corners: [[Double]] {
    let axes: [(Double, Double, Double)] = [(1, 0, 0), (0, 1, 0)]
    let lines = axes + present.map { ($0.coefficient(of: 0), $0.coefficient(of: 1), $0.constant) }
    return lines.indices.flatMap { index in
      lines[..<index].compactMap { Self.corner(lines[index], $0) }
    }
  }

  private static func corner(
    _ one: (Double, Double, Double), _ other: (Double, Double, Double)
  ) -> [Double]? {
    let determinant = one.0 * other.1 - one.1 * other.0
    guard determinant != 0 else { return nil }
    let x = one.1 * other.2 - other.1 * one.2
    let y = one.2 * other.0 - other.2 * one.0
    return [x / determinant, y / determinant]
  }

  private var present: [SystemConstraint] {
    constraints.keys.sorted().compactMap { constraints[$0] }
      + edits.keys.sorted().compactMap { edits[$0] }
  }

  private mutating func remove(_ id: Int) {
    constraints[id] = nil
    guard let name = ids.removeValue(forKey: id) else { return }
    solver.remove(name)
  }

  private mutating func suggest(_ value: Double, for variable: Int, _ priority: SystemPriority) {
    solver.suggest(value, for: variables[variable])
    edits[variable] = SystemConstraint(
      terms: [(variable, 1)], relation: .equal, priority: priority, constant: -value)
  }
}
