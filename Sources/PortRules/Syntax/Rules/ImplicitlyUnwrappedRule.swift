import SwiftSyntax

/// `X!` where Swift 5 no longer takes it: after `as` the mark goes, in other types it is `?`.
struct ImplicitlyUnwrappedRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for type in rewriting.source.sites.implicitlyUnwrapped {
      switch Self.place(of: Syntax(type)) {
      case .declaration: break
      case .cast: rewriting.strike(type.exclamationMark.range)
      case .type: rewriting.fill(type.exclamationMark.range, with: "?")
      }
    }
  }

  private enum Place { case declaration, cast, type }

  private static func place(of type: Syntax) -> Place {
    guard let parent = type.parent else { return .type }
    if parent.is(AttributedTypeSyntax.self) { return place(of: parent) }
    if parent.is(TypeExprSyntax.self) || parent.is(AsExprSyntax.self) { return .cast }
    if parent.is(TypeAnnotationSyntax.self) || parent.is(FunctionParameterSyntax.self)
      || parent.is(ClosureParameterSyntax.self)
    {
      return .declaration
    }
    guard let result = parent.as(ReturnClauseSyntax.self) else { return .type }
    return result.parent?.is(FunctionTypeSyntax.self) == true ? .type : .declaration
  }
}
