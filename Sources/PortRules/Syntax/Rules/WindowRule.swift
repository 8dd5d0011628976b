import SwiftSyntax

/// `delegate?.window??`: a delegate always has the property here, so one of the marks goes.
struct WindowRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for chain in rewriting.source.sites.chains {
      guard let outer = Self.unwrapping(chain), let inner = Self.unwrapping(outer.value),
        let member = inner.value.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "window"
      else { continue }
      rewriting.strike(outer.mark.range)
    }
  }

  private static func unwrapping(_ node: ExprSyntax) -> (value: ExprSyntax, mark: TokenSyntax)? {
    if let chain = node.as(OptionalChainingExprSyntax.self) {
      return (chain.expression, chain.questionMark)
    }
    return node.as(ForceUnwrapExprSyntax.self).map { ($0.expression, $0.exclamationMark) }
  }
}
