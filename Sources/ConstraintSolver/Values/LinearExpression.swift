/// A sum of variables with coefficients, and a constant.
public struct LinearExpression: Hashable, Sendable {
  /// A variable with its coefficient.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// Makes a term.
    public init(_ variable: Variable, coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms.
  ///
  /// A variable may occur in several; their coefficients add up.
  public var terms: [Term]
  /// The number that is added to the terms.
  public var constant: Double

  /// Makes an expression.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  var isFinite: Bool { constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite } }

  /// The sum of two expressions.
  public static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    LinearExpression(one.terms + other.terms, constant: one.constant + other.constant)
  }

  /// The difference of two expressions.
  public static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    one + -1 * other
  }

  /// The sum of an expression and a number.
  public static func + (one: LinearExpression, number: Double) -> LinearExpression {
    LinearExpression(one.terms, constant: one.constant + number)
  }

  /// The difference of an expression and a number.
  public static func - (one: LinearExpression, number: Double) -> LinearExpression {
    one + -number
  }

  /// An expression multiplied by a number.
  public static func * (number: Double, one: LinearExpression) -> LinearExpression {
    let terms = one.terms.map { Term($0.variable, coefficient: number * $0.coefficient) }
    return LinearExpression(terms, constant: number * one.constant)
  }
}
