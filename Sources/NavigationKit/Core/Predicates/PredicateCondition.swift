/// The condition that a predicate's format states.
nonisolated indirect enum PredicateCondition: CustomStringConvertible {
  case constant(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(PredicateComparison)

  /// Whether the condition holds.
  func holds(_ scope: PredicateScope) -> Bool {
    switch self {
    case .constant(let truth): truth
    case .not(let condition): !condition.holds(scope)
    case .all(let conditions): conditions.allSatisfy { $0.holds(scope) }
    case .any(let conditions): conditions.contains { $0.holds(scope) }
    case .comparison(let comparison): comparison.holds(scope)
    }
  }

  var description: String {
    switch self {
    case .constant(let truth): truth ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .not(let condition): "NOT \(condition.inParentheses)"
    case .all(let conditions): conditions.map(\.inParentheses).joined(separator: " AND ")
    case .any(let conditions): conditions.map(\.inParentheses).joined(separator: " OR ")
    case .comparison(let comparison): comparison.description
    }
  }

  private var inParentheses: String {
    switch self {
    case .all, .any: "(\(self))"
    default: description
    }
  }
}
