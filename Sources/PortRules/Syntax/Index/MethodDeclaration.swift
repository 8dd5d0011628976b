import SwiftSyntax

/// A method as a source declares it.
struct MethodDeclaration {
  /// The declaration of a parameter.
  struct Parameter {
    /// The label in calls; empty for `_`.
    let label: String
    let type: TypeSyntax
    let isVariadic: Bool
  }

  /// The base name, without backticks.
  let name: String
  let parameters: [Parameter]
  let facts: DeclarationFacts
  let node: FunctionDeclSyntax

  init(_ node: FunctionDeclSyntax, conditions: [String]) {
    self.node = node
    name = node.name.name
    facts = DeclarationFacts(
      attributes: node.attributes, modifiers: node.modifiers, conditions: conditions)
    parameters = node.signature.parameterClause.parameters.map { parameter in
      Parameter(
        label: parameter.firstName.text == "_" ? "" : parameter.firstName.name,
        type: parameter.type, isVariadic: parameter.ellipsis != nil)
    }
  }

  var labels: [String] { parameters.map(\.label) }

  /// The name by which Objective-C would call it.
  var selector: String {
    facts.objectiveCName ?? SelectorName.method(name, labels: labels)
  }

  /// Whether a call of the method may wait or fail, which a call by name cannot.
  var hasEffects: Bool { node.signature.effectSpecifiers != nil }
  var isGeneric: Bool { node.genericParameterClause != nil }

  /// Whether two methods have the same name in Swift.
  func hasName(of other: MethodDeclaration) -> Bool {
    name == other.name && labels == other.labels
  }
}
