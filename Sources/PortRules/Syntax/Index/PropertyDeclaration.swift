import SwiftSyntax

/// A property as a source declares it.
struct PropertyDeclaration {
  /// The name, without backticks.
  let name: String
  /// The name as it is written.
  let written: String
  let facts: DeclarationFacts
  let node: VariableDeclSyntax
  let binding: PatternBindingSyntax

  /// The properties that a declaration makes; one that takes a tuple apart is left out.
  static func all(in node: VariableDeclSyntax, conditions: [String]) -> [PropertyDeclaration] {
    let facts = DeclarationFacts(
      attributes: node.attributes, modifiers: node.modifiers, conditions: conditions)
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return nil
      }
      return PropertyDeclaration(
        name: name.name, written: name.text, facts: facts, node: node, binding: binding)
    }
  }

  var isConstant: Bool { node.bindingSpecifier.text == "let" }

  /// The names of the methods that read and write it.
  var getter: String { facts.objectiveCName ?? name }
  var setter: String { SelectorName.setter(of: getter) }
}
