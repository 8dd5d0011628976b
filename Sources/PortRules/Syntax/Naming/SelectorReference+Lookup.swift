extension SelectorReference {
  /// The name that Objective-C would give to what is meant.
  ///
  /// - Parameter type: The type that the `#selector` is in.
  func selector(in index: ModuleIndex, from type: String?) -> String {
    switch accessor {
    case .getter: property(in: index, from: type)?.getter ?? name
    case .setter: property(in: index, from: type)?.setter ?? SelectorName.setter(of: name)
    case nil: method(in: index, from: type)?.selector ?? foreignSelector
    }
  }

  /// The method that is meant, if the module declares it: one of the named type, of the type
  /// around, of their superclasses, or else any.
  private func method(in index: ModuleIndex, from type: String?) -> MethodDeclaration? {
    let candidates = (index.methods[name] ?? []).filter { fits($0.method) }
    for owner in owners(in: index, from: type) {
      if let found = candidates.first(where: { $0.type == owner }) { return found.method }
    }
    return candidates.first?.method
  }

  private func property(in index: ModuleIndex, from type: String?) -> PropertyDeclaration? {
    let owners = owners(in: index, from: type)
    return owners.lazy.flatMap { index.declarations(of: $0) }.flatMap(\.properties)
      .first { $0.name == name }
  }

  private func owners(in index: ModuleIndex, from type: String?) -> [String] {
    let named = base.map { index.chain(from: $0) } ?? []
    return named + (type.map { index.chain(from: $0) } ?? [])
  }

  private func fits(_ method: MethodDeclaration) -> Bool {
    if let labels { return method.labels == labels }
    return arity == nil || method.parameters.count == arity
  }

  /// The name of a method that the module does not declare, so one of UIKit's.
  private var foreignSelector: String {
    if let labels { return UIKitMethod.selector(of: name, labels: labels) }
    if let arity { return arity == 0 ? name : name + String(repeating: ":", count: arity) }
    return UIKitMethod.selector(of: name) ?? name
  }
}
