import SwiftSyntax

/// Walks a source once, and notes what its types declare and where rules have something to do.
final class SourceVisitor: SyntaxVisitor {
  private(set) var sites = Sites()
  private(set) var types: [TypeDeclaration] = []
  private let source: Int
  private let text: SourceText
  /// The types around the current place, and the conditions, outermost first.
  private var around: [Int] = []
  private var conditions: [String] = []

  init(source: Int, text: SourceText) {
    self.source = source
    self.text = text
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .classType, node.name, node.inheritanceClause, node.genericParameterClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    sites.protocols.append(node)
    return enter(node, .protocolType, node.name, node.inheritanceClause, nil)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .valueType, node.name, node.inheritanceClause, node.genericParameterClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .valueType, node.name, node.inheritanceClause, node.genericParameterClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .valueType, node.name, node.inheritanceClause, node.genericParameterClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = text[node.extendedType.range].prefix { $0 != "<" }
    let path = name.split(separator: ".").map { $0.trimmingPrefix(" ").description }
    return enter(node, .extensionOfType, path, node.inheritanceClause, nil)
  }

  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

  private func enter(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: TokenSyntax,
    _ inherited: InheritanceClauseSyntax?, _ parameters: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    enter(node, kind, [name.text], inherited, parameters)
  }

  private func enter(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: [String],
    _ inherited: InheritanceClauseSyntax?, _ parameters: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let outer = around.last.map { types[$0] }
    let facts = DeclarationFacts(
      attributes: node.attributes, modifiers: node.modifiers, conditions: conditions)
    let declaration = TypeDeclaration(
      kind: kind, path: (outer?.path ?? []) + name, source: source,
      inherited: inherited?.inheritedTypes.map { text[$0.type.range] } ?? [],
      inheritedEnd: inherited?.inheritedTypes.last?.type.range.upperBound, facts: facts,
      isGeneric: parameters != nil || (outer?.isGeneric ?? false),
      isLocal: isLocal(node) || (outer?.isLocal ?? false),
      hidden: (outer?.hidden ?? []) + name.map { _ in outer != nil && facts.isPrivate },
      start: node.introducer.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    around.append(types.count)
    types.append(declaration)
    return .visitChildren
  }

  /// Whether a declaration is neither at file level nor a type's member.
  private func isLocal(_ node: some DeclGroupSyntax) -> Bool {
    guard let item = node.parent, item.is(CodeBlockItemSyntax.self) else { return false }
    return item.nearest(CodeBlockSyntax.self) != nil || item.nearest(ClosureExprSyntax.self) != nil
      || item.nearest(AccessorBlockSyntax.self) != nil
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = owner(of: node) {
      types[type].methods.append(MethodDeclaration(node, conditions: conditions))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = owner(of: node) {
      types[type].properties += PropertyDeclaration.all(in: node, conditions: conditions)
    }
    return .visitChildren
  }

  private func owner(of node: some DeclSyntaxProtocol) -> Int? {
    node.parent?.is(MemberBlockItemSyntax.self) == true ? around.last : nil
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { sites.conditions.append(condition) }
    conditions.append(ConditionRule.whole(of: node, in: text))
    return ConditionValue.isNever(node) ? .skipChildren : .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

  // MARK: Places

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    sites.imports.append(node)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    sites.attributes.append(node)
    return node.arguments == nil ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { sites.previews.append(Syntax(node)) }
    sites.macros.append(Sites.Use(node: node, type: around.last))
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { sites.previews.append(Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    sites.calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    sites.dictionaries.append(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    sites.chains.append(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    sites.chains.append(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(
    _ node: ImplicitlyUnwrappedOptionalTypeSyntax
  ) -> SyntaxVisitorContinueKind {
    sites.implicitlyUnwrapped.append(node)
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      sites.specializations[name, default: []].insert(text[node.genericArgumentClause.range])
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    mention(node.name)
    guard let arguments = node.genericArgumentClause else { return .skipChildren }
    sites.specializations[node.name.text, default: []].insert(text[arguments.range])
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    mention(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    mention(node.baseName)
    return .skipChildren
  }

  private func mention(_ token: TokenSyntax) {
    sites.mentions.append(Sites.Mention(name: token.text, node: token))
  }
}
