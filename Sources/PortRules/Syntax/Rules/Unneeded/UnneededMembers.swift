import SwiftSyntax

/// The members of a module's types that only serve a missing framework, such as the Core Data stack that
/// Xcode puts into an app delegate.
struct UnneededMembers {
  /// A property or a method that can be left out.
  struct Member {
    let name: String
    /// The whole name of its type.
    let type: String
    let source: Int
    let node: Syntax

    func encloses(_ mention: Sites.Mention, in source: Int) -> Bool {
      source == self.source && node.range.contains(mention.node.range.lowerBound)
    }
  }

  private(set) var members: [Member] = []
  /// Statements that do nothing but call one of the methods, by their source.
  private(set) var calls: [(source: Int, node: Syntax)] = []

  private typealias Place = (source: Int, mention: Sites.Mention)

  /// Finds the members of a framework; none if anything else in the module needs it.
  init(of framework: Framework, in index: ModuleIndex) {
    let places = index.sources.indices.flatMap { source in
      index.sources[source].sites.mentions.map { (source: source, mention: $0) }
    }
    let named = Dictionary(grouping: places) { $0.mention.name }
    let all = index.types.values.flatMap { $0 }.flatMap { type in
      Self.properties(of: type) + (index.isOfScreens(type) ? [] : Self.methods(of: type))
    }
    func owner(of place: Place) -> Member? {
      all.first { $0.encloses(place.mention, in: place.source) }
    }

    var waiting: [(place: Place, of: Member?)] =
      places.filter { framework.declares($0.mention.name) && !index.declares($0.mention.name) }
      .map { ($0, nil) }
    var found: [Member] = []
    var statements: [(source: Int, node: Syntax)] = []
    while let (place, needed) = waiting.popLast() {
      if found.contains(where: { $0.encloses(place.mention, in: place.source) }) { continue }
      let isOfType = needed.map { index.isIn($0.type, place.mention, of: place.source) } ?? true
      if !isOfType && !place.mention.isOfObject {
        // Something else with that name.
      } else if let needed, let call = Self.statement(of: place.mention, isCallOf: needed) {
        statements.append((place.source, call))
      } else if isOfType, let member = owner(of: place) {
        found.append(member)
        waiting += (named[member.name] ?? []).map { ($0, member) }
      } else {
        return
      }
    }
    (members, calls) = (found, statements)
  }

  /// The methods that only the module's own code calls: one with parameters may be a delegate's.
  private static func methods(of type: TypeDeclaration) -> [Member] {
    type.methods.filter { $0.parameters.isEmpty && isOwn($0.facts) }
      .map { Member(name: $0.name, type: type.name, source: type.source, node: Syntax($0.node)) }
  }

  private static func properties(of type: TypeDeclaration) -> [Member] {
    type.properties.filter { isOwn($0.facts) && $0.node.bindings.count == 1 }
      .map { Member(name: $0.name, type: type.name, source: type.source, node: Syntax($0.node)) }
  }

  /// Whether only the module's own code reaches a member: it overrides none, and nothing names it.
  private static func isOwn(_ facts: DeclarationFacts) -> Bool {
    !facts.isOverride && !facts.isObjectiveC && !facts.isPublic
  }

  /// The statement that only calls a method, by its mention in it.
  private static func statement(of mention: Sites.Mention, isCallOf method: Member) -> Syntax? {
    guard method.node.is(FunctionDeclSyntax.self),
      let call = mention.node.nearest(FunctionCallExprSyntax.self),
      call.calledExpression.lastToken(viewMode: .sourceAccurate) == mention.node,
      let item = call.parent, item.is(CodeBlockItemSyntax.self)
    else { return nil }
    return item
  }
}

extension Sites.Mention {
  /// Whether it is a member of an expression other than `self`.
  fileprivate var isOfObject: Bool {
    guard let access = node.parent?.parent?.as(MemberAccessExprSyntax.self),
      access.declName.baseName == node
    else { return false }
    return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text != "self"
  }
}

extension ModuleIndex {
  /// Whether a type is a view or controller, whose methods may do more than use a framework: without such
  /// a method, a part of its screen would be missing without an error.
  fileprivate func isOfScreens(_ type: TypeDeclaration) -> Bool {
    let root = chain(from: type.name).last ?? type.name
    return root.hasPrefix("UI") && root != "UIResponder"
  }

  /// Whether a mention in a source is inside a type or one of its extensions.
  fileprivate func isIn(_ type: String, _ mention: Sites.Mention, of source: Int) -> Bool {
    let place = mention.node.range.lowerBound
    return types[type]?.contains {
      $0.source == source && $0.start <= place && place < $0.end
    } == true
  }
}
