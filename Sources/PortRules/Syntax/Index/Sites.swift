import SwiftSyntax

/// The places in a source that rules look at, in the order of the text.
struct Sites {
  /// A mention of a name: of a type, a function, a variable or a member.
  struct Mention {
    let name: String
    let node: TokenSyntax
  }

  /// An expression, and the type that it is in.
  struct Use<Node: SyntaxProtocol> {
    let node: Node
    /// Which of the source's types it is in; nil at file level.
    let type: Int?
  }

  var imports: [ImportDeclSyntax] = []
  var attributes: [AttributeSyntax] = []
  var conditions: [ExprSyntax] = []
  var macros: [Use<MacroExpansionExprSyntax>] = []
  var previews: [Syntax] = []
  var calls: [FunctionCallExprSyntax] = []
  var chains: [ExprSyntax] = []
  var dictionaries: [DictionaryExprSyntax] = []
  var protocols: [ProtocolDeclSyntax] = []
  var implicitlyUnwrapped: [ImplicitlyUnwrappedOptionalTypeSyntax] = []
  /// Types in angle brackets after a name, as in `Base<Int>`, by that name.
  var specializations: [String: Set<String>] = [:]
  var mentions: [Mention] = []
}
