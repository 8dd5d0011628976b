import SwiftSyntax

/// The reference between the parentheses of a `#selector`.
struct SelectorReference {
  enum Accessor { case getter, setter }

  /// The last name before the member's: `Screen` in `Screen.tap(_:)`.
  var base: String?
  var name: String
  /// The labels, if they are written; empty for `_`.
  var labels: [String]?
  /// The number of parameters in its cast; nil without a cast.
  var arity: Int?
  var accessor: Accessor?

  /// Takes a macro apart; nil if it is no `#selector` that the compiler would accept.
  init?(_ macro: MacroExpansionExprSyntax) {
    guard macro.macroName.text == "selector", let argument = macro.arguments.first else {
      return nil
    }
    self.init(argument.expression)
    switch argument.label?.text {
    case "getter": accessor = .getter
    case "setter": accessor = .setter
    default: break
    }
  }

  private init?(_ expression: ExprSyntax) {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      self.init(base: nil, name)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      self.init(base: member.base.flatMap(Self.lastName), member.declName)
    } else if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      self.init(only.expression)
    } else if let cast = expression.as(SequenceExprSyntax.self), let first = cast.elements.first {
      self.init(first)
      arity = cast.elements.last?.as(TypeExprSyntax.self).flatMap { Self.parameters(of: $0.type) }
    } else {
      return nil
    }
  }

  private init(base: String?, _ reference: DeclReferenceExprSyntax) {
    self.base = base
    name = reference.baseName.name
    labels = reference.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.name }
  }

  private static func lastName(of base: ExprSyntax) -> String? {
    if let name = base.as(DeclReferenceExprSyntax.self) { return name.baseName.name }
    return base.as(MemberAccessExprSyntax.self)?.declName.baseName.name
  }

  /// The parameters of the method itself: of `(Screen) -> (UIButton) -> Void` the second ones.
  private static func parameters(of type: TypeSyntax) -> Int? {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return parameters(of: optional.wrappedType)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return parameters(of: attributed.baseType)
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return parameters(of: only.type)
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    return parameters(of: function.returnClause.type) ?? function.parameters.count
  }
}
