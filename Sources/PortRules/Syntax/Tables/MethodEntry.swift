import SwiftSyntax

/// A method as an entry of a table of selectors.
struct MethodEntry {
  let method: MethodDeclaration
  let scope: TableScope
  let text: SourceText
  /// Whether another method of the type has its name and labels, so that types tell them apart.
  let isOverloaded: Bool
  /// Whether the module has an override of a method with its name.
  let isOverridden: Bool

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
    let isTyped = scope.isWhole || isOverloaded || acceptsAnySender
    let list = zip(Self.names, method.parameters).map { name, parameter in
      isTyped ? "\(name): \(acceptsAnySender ? "AnyObject?" : text.typeName(parameter.type))" : name
    }
    return isTyped ? "(\(list.joined(separator: ", "))) in " : "\(list.joined(separator: ", ")) in "
  }

  private var call: String {
    let arguments = zip(Self.names, method.parameters).map { name, parameter in
      let value =
        acceptsAnySender
        ? "unsafeBitCast(\(name), to: \(text.typeName(parameter.type)).self)" : name
      return parameter.label.isEmpty ? value : "\(parameter.label): \(value)"
    }
    return "\(method.node.name.text)(\(arguments.joined(separator: ", ")))"
  }

  /// Whether the sender is one of UIKit's objects that the method does not look at: as in
  /// Objective-C, it may be called with another then.
  private var acceptsAnySender: Bool {
    guard method.parameters.count == 1,
      let sender = method.node.signature.parameterClause.parameters.first,
      let type = sender.type.as(IdentifierTypeSyntax.self)?.name.text, Self.isSender(type),
      let body = method.node.body, !isOverridden
    else { return false }
    let name = (sender.secondName ?? sender.firstName).name
    return !body.tokens(viewMode: .sourceAccurate).contains { $0.name == name }
  }

  private static func isSender(_ type: String) -> Bool {
    senders.contains(type) || (type.hasPrefix("UI") && type.hasSuffix("GestureRecognizer"))
  }

  /// The classes of UIKit's objects that send actions, and of those that they are views of.
  private static let senders: Set = [
    "UIBarButtonItem", "UIButton", "UIControl", "UIDatePicker", "UIImageView", "UIPageControl",
    "UIRefreshControl", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField",
    "UIView",
  ]

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
