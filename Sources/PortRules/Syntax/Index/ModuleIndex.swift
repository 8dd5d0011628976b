import SwiftSyntax

/// The declarations in all sources of a module, by name.
struct ModuleIndex {
  let module: Module
  let sources: [ParsedSource]
  /// The declarations of each type and its extensions, by the type's whole name.
  let types: [String: [TypeDeclaration]]
  /// The whole names of types by their last part.
  private let wholeNames: [String: [String]]
  /// The methods by their base names, each with the whole name of its type.
  let methods: [String: [(type: String, method: MethodDeclaration)]]

  init(_ module: Module, sources: [ParsedSource]) {
    self.module = module
    self.sources = sources
    let all = sources.flatMap(\.types)
    types = Dictionary(grouping: all, by: \.name)
    wholeNames = Dictionary(grouping: types.keys.sorted()) { name in
      name.split(separator: ".").last.map(String.init) ?? name
    }
    let methods = all.flatMap { type in type.methods.map { (type: type.name, method: $0) } }
    self.methods = Dictionary(grouping: methods) { $0.method.name }
  }

  /// Whether the module itself declares a type, extensions aside.
  func declares(_ name: String) -> Bool {
    (wholeNames[name] ?? []).contains {
      types[$0]?.contains { $0.kind != .extensionOfType } == true
    }
  }

  /// Whether a type's name means more than one type: the type, or one around it, has parameters.
  func isGeneric(_ type: TypeDeclaration) -> Bool {
    type.path.indices.contains { last in
      let name = type.path[...last].joined(separator: ".")
      return types[name]?.contains(where: \.isGeneric) == true
    }
  }

  /// Whether a class inherits from one of UIKit's or Foundation's, as far as names tell.
  func hasForeignSuperclass(_ type: TypeDeclaration) -> Bool {
    guard let root = chain(from: type.name).last else { return false }
    return declarations(of: root).allSatisfy { $0.kind == .extensionOfType }
      && !["Codable", "Encodable", "Decodable", "Equatable", "Hashable"].contains(root)
  }

  /// The declarations of the type that a name, whole or not, most likely means.
  func declarations(of name: String) -> [TypeDeclaration] {
    if let exact = types[name] { return exact }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return wholeNames[last]?.lazy.compactMap { types[$0] }.first ?? []
  }

  /// The class itself, if the module declares it.
  func declaredClass(_ name: String) -> TypeDeclaration? {
    declarations(of: name).first { $0.kind == .classType }
  }

  /// The whole names of a class and its superclasses, as far as they are known: those of the
  /// module, then the first one from elsewhere.
  func chain(from name: String) -> [String] {
    var chain: [String] = []
    var next: String? = name
    while let name = next {
      let declared = declaredClass(name)
      let whole = declared?.name ?? name
      // A source that lies may have a class inherit from itself.
      if chain.contains(whole) { break }
      chain.append(whole)
      next = declared?.inheritedNames.first
    }
    return chain
  }

  /// The types after the colons in the declarations of a type and its superclasses, and those that these
  /// types adopt.
  func adopted(by name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = chain(from: name)
    while let next = waiting.popLast() {
      for adopted in declarations(of: next).flatMap(\.inheritedNames)
      where found.insert(adopted).inserted {
        waiting.append(adopted)
      }
    }
    return found
  }
}
