import SwiftSyntax

/// Members of extensions that override or are overridden, which only Objective-C can dispatch: they
/// move into the class.
struct OverrideMoves {
  struct Move {
    let source: Int
    let range: Range<Int>
    let facts: DeclarationFacts
    /// Whether the extension makes its members public.
    let isPublic: Bool
    let target: TypeDeclaration
  }

  struct Obstacle {
    let source: Int
    let offset: Int
    let message: String
  }

  private(set) var moves: [Move] = []
  private(set) var obstacles: [Obstacle] = []

  init(_ index: ModuleIndex) {
    let types = index.sources.flatMap(\.types)
    for type in types where type.kind == .extensionOfType {
      for member in type.members where member.facts.isOverride { move(member, of: type, in: index) }
    }
    for type in types where type.kind != .protocolType {
      for member in type.members where member.facts.isOverride {
        moveOverridden(by: member, of: type, in: index)
      }
    }
  }

  private mutating func move(_ member: Member, of type: TypeDeclaration, in index: ModuleIndex) {
    guard let target = index.declaredClass(type.name) else {
      obstacles.append(
        Obstacle(
          source: type.source, offset: member.range.lowerBound,
          message:
            "an extension of \(type.name) cannot override \(member.name): do it in a subclass"))
      return
    }
    let isRecorded = moves.contains { $0.source == type.source && $0.range == member.range }
    if isRecorded { return }
    moves.append(
      Move(
        source: type.source, range: member.range, facts: member.facts,
        isPublic: type.facts.isPublic && !member.facts.isPublic, target: target))
  }

  /// Moves what a member overrides, if an extension declares it.
  private mutating func moveOverridden(
    by member: Member, of type: TypeDeclaration, in index: ModuleIndex
  ) {
    for ancestor in index.ancestors(of: type.name) {
      for declaration in index.types[ancestor] ?? [] {
        guard let overridden = declaration.members.first(where: { $0.key == member.key }) else {
          continue
        }
        guard declaration.kind == .extensionOfType else { return }
        guard index.declaredClass(ancestor) == nil else {
          return move(overridden, of: declaration, in: index)
        }
        obstacles.append(
          Obstacle(
            source: type.source, offset: member.range.lowerBound,
            message:
              "\(member.name) is declared in an extension of \(ancestor), so it cannot be overridden:"
              + " declare it in a superclass of the app's own"))
        return
      }
    }
  }
}

/// A method or property, as far as overriding goes.
private struct Member {
  let name: String
  /// The whole name, with labels.
  let key: String
  let range: Range<Int>
  let facts: DeclarationFacts
}

extension TypeDeclaration {
  fileprivate var members: [Member] {
    methods.map { method in
      let key = "\(method.name)(\(method.labels.map { "\($0):" }.joined()))"
      return Member(name: method.name, key: key, range: method.node.range, facts: method.facts)
    }
      + properties.map { property in
        Member(
          name: property.name, key: property.name, range: property.node.range, facts: property.facts
        )
      }
  }
}

extension ModuleIndex {
  /// The superclasses of a class as far as their names tell: those of the module, and UIKit's.
  fileprivate func ancestors(of name: String) -> [String] {
    let chain = Array(chain(from: name).dropFirst())
    guard let root = chain.last ?? (declaredClass(name) == nil ? name : nil) else { return [] }
    let kind = root.hasSuffix("Controller") ? "UIViewController" : "UIView"
    return chain + ["UIResponder", "NSObject"] + (root.hasPrefix("UI") ? [kind] : [])
  }
}
