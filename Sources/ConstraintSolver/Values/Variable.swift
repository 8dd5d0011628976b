/// A number that a solver finds.
///
/// Solvers make variables; one belongs only to the solver that made it and its copies.
public struct Variable: Hashable, Sendable {
  let symbol: Symbol

  /// The expression of a variable with a coefficient.
  public static func * (coefficient: Double, variable: Variable) -> LinearExpression {
    LinearExpression([LinearExpression.Term(variable, coefficient: coefficient)])
  }
}
