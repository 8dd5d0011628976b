import SwiftSyntax

/// `#keyPath`: a string of the properties' names.
struct KeyPathRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for use in rewriting.source.sites.macros where use.node.macroName.text == "keyPath" {
      guard let path = use.node.arguments.first?.expression else { continue }
      rewriting.fill(use.node.range, with: "\"\(Self.keys(of: path).joined(separator: "."))\"")
    }
  }

  /// The names of a path's properties; those of types come before them, with a capital letter.
  private static func keys(of path: ExprSyntax) -> [String] {
    Array(names(of: path).drop { $0.first?.isUppercase == true })
  }

  private static func names(of path: ExprSyntax) -> [String] {
    if let member = path.as(MemberAccessExprSyntax.self) {
      return (member.base.map(names) ?? []) + [member.declName.baseName.name]
    }
    if let name = path.as(DeclReferenceExprSyntax.self) { return [name.baseName.name] }
    if let chain = path.as(OptionalChainingExprSyntax.self) { return names(of: chain.expression) }
    if let forced = path.as(ForceUnwrapExprSyntax.self) { return names(of: forced.expression) }
    return []
  }
}
