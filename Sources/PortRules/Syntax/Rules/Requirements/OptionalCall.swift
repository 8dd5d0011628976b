import SwiftSyntax

/// A call of a method that may not be there: `delegate.listDidChange?(list)`.
struct OptionalCall {
  let call: FunctionCallExprSyntax
  /// The method's base name.
  let name: TokenSyntax
  let labels: [String]
  /// The `?`, or the `!` of one that has to be there.
  let mark: TokenSyntax

  init?(_ call: FunctionCallExprSyntax) {
    if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self) {
      self.init(call, chain.expression, chain.questionMark)
    } else if let forced = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
      self.init(call, forced.expression, forced.exclamationMark)
    } else {
      return nil
    }
  }

  private init?(_ call: FunctionCallExprSyntax, _ method: ExprSyntax, _ mark: TokenSyntax) {
    guard let member = method.as(MemberAccessExprSyntax.self) else { return nil }
    self.call = call
    self.mark = mark
    name = member.declName.baseName
    labels = call.arguments.map { $0.label?.name ?? "" }
  }
}
