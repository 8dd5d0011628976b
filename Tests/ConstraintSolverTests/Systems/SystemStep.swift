import ConstraintSolver

/// A constraint of a random system, whose variables and priority are numbers that both solvers can
/// be told.
struct SystemConstraint {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var priority: SystemPriority
  var constant: Double

  func constraint(_ variables: [Variable]) -> Constraint {
    let terms = terms.map {
      LinearExpression.Term(variables[$0.variable], coefficient: $0.coefficient)
    }
    return Constraint(
      LinearExpression(terms, constant: constant), relation, priority: priority.priority)
  }

  func coefficient(of variable: Int) -> Double {
    terms.reduce(0) { $0 + ($1.variable == variable ? $1.coefficient : 0) }
  }

  /// By how much values miss it.
  func error(_ values: [Double]) -> Double {
    let sum = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
    return switch relation {
    case .equal: abs(sum)
    case .greaterThanOrEqual: max(-sum, 0)
    case .lessThanOrEqual: max(sum, 0)
    }
  }
}

/// Priorities, and kiwi's strengths for them.
///
/// Kiwi sums strengths times errors, so they lie far apart.
enum SystemPriority: Int, CaseIterable {
  case required, high, middle, low

  var priority: Priority { [.required, Priority(750), Priority(749), Priority(250.5)][rawValue] }

  var strength: Double { [1_001_001_000, 1e6, 1e3, 1][rawValue] }
}

/// One change of a system.
///
/// Constraints are named by number.
enum SystemStep {
  case add(Int, SystemConstraint)
  case remove(Int)
  case setConstant(Int, Double)
  case edit(variable: Int, SystemPriority, Double)
  case suggest(variable: Int, Double)
  case endEditing(variable: Int)

  /// The line that `kiwi_values.py` reads.
  var line: String {
    switch self {
    case .add(let id, let constraint):
      let relation =
        switch constraint.relation {
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        case .lessThanOrEqual: "<="
        }
      let terms = constraint.terms.map { "\($0.variable) \($0.coefficient)" }
      let head = "add \(id) \(relation) \(constraint.priority.strength) \(constraint.constant)"
      return ([head] + terms).joined(separator: " ")
    case .remove(let id): return "remove \(id)"
    case .setConstant(let id, let constant): return "constant \(id) \(constant)"
    case .edit(let variable, let priority, let value):
      return "edit \(variable) \(priority.strength) \(value)"
    case .suggest(let variable, let value): return "suggest \(variable) \(value)"
    case .endEditing(let variable): return "end \(variable)"
    }
  }
}
