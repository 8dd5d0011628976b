import SwiftSyntax

/// The members of a type that are reached by name.
struct NamedMembers {
  private let type: TypeDeclaration
  private let text: SourceText
  private let named: Set<String>
  /// The names of methods that override others.
  private let overrides: Set<String>
  /// Whether the class or one above it makes all members known to Objective-C.
  private let exposesAll: Bool
  /// Whether the type is a class, as far as that can be told.
  let isOfClass: Bool

  init(of type: TypeDeclaration, in index: ModuleIndex, named: Set<String>) {
    self.type = type
    self.named = named
    text = index.sources[type.source].text
    let chain = index.chain(from: type.name).flatMap { index.declarations(of: $0) }
    exposesAll =
      chain.contains { $0.facts.attributes.contains("objcMembers") }
      || (type.kind == .extensionOfType && type.facts.attributes.contains("objc"))
    isOfClass = Self.isClass(type, in: index)
    overrides = Set(
      type.methods.map(\.name).filter { name in
        index.methods[name]?.contains { $0.method.facts.isOverride } == true
      })
  }

  private static func isClass(_ type: TypeDeclaration, in index: ModuleIndex) -> Bool {
    switch type.kind {
    case .classType: return true
    case .protocolType, .valueType: return false
    case .extensionOfType:
      let declared = index.declarations(of: type.name).filter { $0.kind != .extensionOfType }
      if let declared = declared.first { return declared.kind == .classType }
      let isMarked =
        type.methods.contains(where: \.facts.isObjectiveC)
        || type.properties.contains(where: \.facts.isObjectiveC)
      return isMarked || type.facts.attributes.contains("objc")
    }
  }

  /// The entries that they make, and what cannot be one, by its place.
  func entries(in scope: TableScope) -> (
    entries: [TableEntry], remarks: [(offset: Int, message: String)]
  ) {
    var entries: [TableEntry] = []
    var remarks: [(offset: Int, message: String)] = []
    for method in type.methods where isReached(method) {
      let entry = MethodEntry(
        method: method, scope: scope, text: text, isOverloaded: isOverloaded(method),
        isOverridden: overrides.contains(method.name))
      if let obstacle = entry.obstacle {
        if named.contains(method.selector) {
          remarks.append(
            (
              method.node.name.range.lowerBound,
              "\(method.name) cannot be called by its name: \(obstacle)"
            ))
        }
      } else {
        entries.append(entry.entry)
      }
    }
    for property in type.properties {
      let entry = PropertyEntry(property: property, scope: scope, text: text)
      guard entry.isPossible else { continue }
      if isReached(property) { entries.append(entry.outlet) }
      entries += entry.accessors(named: named)
    }
    return (entries, remarks)
  }

  /// Whether there are any.
  var hasSome: Bool {
    type.methods.contains(where: isReached) || type.properties.contains(where: isReached)
  }

  /// The `private` of members that are reached by name.
  var privateModifiers: [DeclModifierSyntax] {
    let methods = type.methods.filter(isReached).flatMap { Array($0.node.modifiers) }
    let properties = type.properties.filter(isReached).flatMap { Array($0.node.modifiers) }
    return (methods + properties).filter { $0.name.text == "private" && $0.detail == nil }
  }

  private func isReached(_ method: MethodDeclaration) -> Bool {
    !method.facts.isUnavailable && (isMarked(method.facts) || named.contains(method.selector))
  }

  private func isReached(_ property: PropertyDeclaration) -> Bool {
    !property.facts.isUnavailable && isMarked(property.facts)
  }

  private func isMarked(_ facts: DeclarationFacts) -> Bool {
    if facts.isObjectiveC { return true }
    return exposesAll && !facts.isHidden && !facts.isOverride
      && !facts.attributes.contains("nonobjc")
  }

  private func isOverloaded(_ method: MethodDeclaration) -> Bool {
    type.methods.count { $0.hasName(of: method) } > 1
  }
}
