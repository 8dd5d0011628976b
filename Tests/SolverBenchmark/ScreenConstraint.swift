import ConstraintSolver

/// A constraint of the screen, with numbers for its variables so that kiwi can be told the same.
struct ScreenConstraint {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
  var priority: Double

  /// The line that `kiwi_times.py` reads.
  var line: String {
    let relation =
      switch relation {
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      case .lessThanOrEqual: "<="
      }
    let terms = terms.map { "\($0.variable) \($0.coefficient)" }
    return (["\(relation) \(priority) \(constant)"] + terms).joined(separator: " ")
  }

  func constraint(_ variables: [Variable]) -> Constraint {
    let terms = terms.map {
      LinearExpression.Term(variables[$0.variable], coefficient: $0.coefficient)
    }
    return Constraint(
      LinearExpression(terms, constant: constant), relation, priority: Priority(priority))
  }
}
