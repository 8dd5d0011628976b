import SwiftSyntax

/// The values of conditions of `#if` that are known before the build.
enum ConditionValue {
  /// Whether a clause is surely never taken, so that nothing in it needs a rule.
  static func isNever(_ clause: IfConfigClauseSyntax) -> Bool {
    let clauses = clause.parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? [clause]
    let earlier = clauses.prefix { $0.id != clause.id }.compactMap(\.condition)
    return earlier.contains { value(of: $0) == true }
      || clause.condition.flatMap(value) == false
  }

  /// Whether a condition holds; nil if that depends on the build.
  static func value(of condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence) }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(of: not.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return value(of: only.expression)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    return condition.as(FunctionCallExprSyntax.self).flatMap(value)
  }

  /// The value of a condition with `&&`, which binds tighter, and `||`.
  private static func value(of sequence: SequenceExprSyntax) -> Bool? {
    let elements = Array(sequence.elements)
    let alternatives = elements.split {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||"
    }
    let values = alternatives.map { alternative in
      all(alternative.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(value))
    }
    return all(values.map { $0.map { !$0 } }).map { !$0 }
  }

  private static func all(_ values: [Bool?]) -> Bool? {
    if values.contains(false) { return false }
    return values.contains(nil) ? nil : true
  }

  private static func value(of call: FunctionCallExprSyntax) -> Bool? {
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let argument = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let argument else { return nil }
    switch name {
    case "os": return ["iOS", "Linux"].contains(argument)
    case "targetEnvironment": return argument == "simulator"
    case "canImport": return canImport(argument)
    default: return nil
    }
  }

  private static func canImport(_ module: String) -> Bool? {
    switch Framework.named(module)?.fate {
    case .here: true
    case .covered, .replaced, .product, .foreign: false
    case nil: nil
    }
  }
}
