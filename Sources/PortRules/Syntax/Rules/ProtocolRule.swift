import SwiftSyntax

/// `@objc` protocols, which only classes adopt: references to them can be weak.
struct ProtocolRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for node in rewriting.source.sites.protocols where Self.needsClass(node) {
      if let last = node.inheritanceClause?.inheritedTypes.last {
        rewriting.insert(", AnyObject", at: last.range.upperBound)
      } else {
        let end = node.primaryAssociatedTypeClause?.range ?? node.name.range
        rewriting.insert(": AnyObject", at: end.upperBound)
      }
    }
  }

  private static func needsClass(_ node: ProtocolDeclSyntax) -> Bool {
    let isObjectiveC = node.attributes.contains { $0.as(AttributeSyntax.self)?.name == "objc" }
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return isObjectiveC
      && !inherited.contains { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }
  }
}
