/// A condition that should hold: an expression is zero, at most zero or at least zero.
public struct Constraint: Hashable, Sendable {
  /// Names a constraint in the solver that it was added to and in copies of that solver.
  public struct ID: Hashable, Comparable, Sendable {
    let index: Int32
    let serial: UInt64

    /// Whether one was added before the other.
    public static func < (one: ID, other: ID) -> Bool { one.serial < other.serial }
  }

  /// The expression that is compared with zero.
  public var expression: LinearExpression
  /// The relation between the expression and zero.
  public var relation: Relation
  /// How much the constraint matters.
  public var priority: Priority

  /// Makes a constraint: `expression` `relation` 0.
  public init(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// The factor that turns the expression into one that is zero or at least zero.
  var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }

  /// The expression as one that is zero or at least zero.
  var row: Row {
    var row = Row(constant: sign * expression.constant)
    for term in expression.terms { row.add(term.variable.symbol, times: sign * term.coefficient) }
    return row
  }
}
