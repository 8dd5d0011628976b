import SwiftSyntax

/// A method as an entry of a table of selectors.
struct MethodEntry {
  let method: MethodDeclaration
  let scope: TableScope
  let text: SourceText
  /// Whether another method of the type has its name and labels, so that types tell them apart.
  let isOverloaded: Bool

  /// The most arguments that a call by name has.
  private static let limit = 3

  /// Why a call by name cannot reach the method; nil if it can.
  var obstacle: String? {
    if method.facts.isStatic { return "it is a method of the type: make it one of an object" }
    if method.isGeneric { return "it is generic: add a method for each type" }
    if method.hasEffects { return "it is async or throws: add a method that starts a task" }
    if method.parameters.count > Self.limit { return "it has more than three parameters" }
    let isPlain = method.parameters.allSatisfy { !$0.isVariadic && Self.isPlain($0.type) }
    return isPlain ? nil : "it takes more than plain values: add a method that does not"
  }

  var entry: TableEntry {
    TableEntry(
      kind: .selector,
      text: "\"\(method.selector)\": .init { (o: \(scope.name)) in { \(parameters)o.\(call) } }",
      conditions: method.facts.conditions)
  }

  private static let names = ["a", "b", "c"]

  private var parameters: String {
    if method.parameters.isEmpty { return "" }
    let isTyped = scope.isWhole || isOverloaded
    let list = zip(Self.names, method.parameters).map { name, parameter in
      isTyped ? "\(name): \(text.typeName(parameter.type))" : name
    }
    return isTyped ? "(\(list.joined(separator: ", "))) in " : "\(list.joined(separator: ", ")) in "
  }

  private var call: String {
    let arguments = zip(Self.names, method.parameters).map { name, parameter in
      parameter.label.isEmpty ? name : "\(parameter.label): \(name)"
    }
    return "\(method.node.name.text)(\(arguments.joined(separator: ", ")))"
  }

  private static func isPlain(_ type: TypeSyntax) -> Bool {
    if let optional = type.as(OptionalTypeSyntax.self) { return isPlain(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return isPlain(optional.wrappedType)
    }
    return type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
      || type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
      || type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "any"
  }
}

extension SourceText {
  /// A type as a closure's parameter can have it, on one line.
  func typeName(_ type: TypeSyntax) -> String {
    let isForced = type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    let written = self[type.range].split(whereSeparator: \.isNewline).joined(separator: " ")
    return isForced ? "\(written.dropLast())?" : written
  }
}
