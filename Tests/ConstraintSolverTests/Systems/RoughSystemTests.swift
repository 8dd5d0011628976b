import Foundation
import Testing

@testable import ConstraintSolver

/// Coefficients and constants that no number of digits can hold, in systems that end only if
/// rounding does not lead pivots round in circles.
struct RoughSystemTests {
  @Test(arguments: 1...300)
  func `rounding leaves required constraints holding`(seed: Int) {
    var random = RandomNumbers(seed: seed * 77)
    var solver = SimplexSolver()
    let variables = (0..<Int.random(in: 2...14, using: &random)).map { _ in solver.makeVariable() }
    var ids: [Constraint.ID] = []
    for _ in 0..<50 {
      let choice = Int.random(in: 0..<10, using: &random)
      if choice < 2, !ids.isEmpty {
        solver.remove(ids.remove(at: Int.random(in: ids.indices, using: &random)))
      } else if choice < 4, !ids.isEmpty {
        try? solver.setConstant(number(-100...100, &random), of: random.pick(ids))
      } else if let id = try? solver.add(constraint(variables, &random)) {
        ids.append(id)
      }
      #expect(!solver.tableau.isCircling)
      let required = ids.map { solver[$0] }.filter { $0.priority == .required }
      #expect(required.allSatisfy { holds($0, solver) })
    }
  }

  private func constraint(_ variables: [Variable], _ random: inout RandomNumbers) -> Constraint {
    var expression = LinearExpression(constant: number(-100...100, &random))
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let sign = Bool.random(using: &random) ? 1.0 : -1
      expression =
        expression + sign * exp(number(-log(3)...log(3), &random)) * random.pick(variables)
    }
    let priority = random.pick([1000.0, 1000, 750, 500, 250])
    let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    return Constraint(expression, relation, priority: Priority(priority))
  }

  private func holds(_ constraint: Constraint, _ solver: SimplexSolver) -> Bool {
    let parts = constraint.expression.terms.map { $0.coefficient * solver.value(of: $0.variable) }
    let sum = parts.reduce(constraint.expression.constant, +)
    let tolerance = 1e-6 * parts.reduce(1) { max($0, abs($1)) }
    return switch constraint.relation {
    case .equal: abs(sum) < tolerance
    case .lessThanOrEqual: sum < tolerance
    case .greaterThanOrEqual: sum > -tolerance
    }
  }

  private func number(_ range: ClosedRange<Double>, _ random: inout RandomNumbers) -> Double {
    Double.random(in: range, using: &random)
  }
}
