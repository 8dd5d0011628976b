import Foundation

/// The object and the variables that a predicate is evaluated with.
nonisolated struct PredicateScope {
  let object: Any?
  var variables: [String: Any] = [:]
}

/// One side of a comparison.
nonisolated indirect enum PredicateOperand: CustomStringConvertible {
  case constant(Any?)
  /// The object that the predicate is evaluated with.
  case itself
  case keyPath(String)
  case variable(String)
  case list([PredicateOperand])

  /// The value; a variable without one stops the program.
  func value(_ scope: PredicateScope) -> Any? {
    switch self {
    case .constant(let value): return value
    case .itself: return flattened(scope.object)
    case .keyPath(let path): return KeyedValue(scope.object)[path]
    case .list(let members): return members.map { $0.value(scope) as Any }
    case .variable(let name):
      guard let value = scope.variables[name] else {
        preconditionFailure(
          "The predicate has a variable $\(name) without a value: give it one by"
            + " withSubstitutionVariables(_:).")
      }
      return value
    }
  }

  var description: String {
    switch self {
    case .constant(nil): "nil"
    case .constant(let text as String): "\"\(text)\""
    case .constant(let value?): "\(value)"
    case .itself: "SELF"
    case .keyPath(let path): path
    case .variable(let name): "$\(name)"
    case .list(let members): "{\(members.map(\.description).joined(separator: ", "))}"
    }
  }
}
