extension DocumentElement {
  /// Whether it or anything in it has variations, so that it has to be read again for other traits.
  public var hasVariations: Bool {
    tag == "variation" || children.contains(where: \.hasVariations)
  }

  /// The element as it is for these traits, with all that is in it.
  ///
  /// Values are replaced, and views and constraints that are not installed are taken out.
  public func varied(for traits: DocumentTraits) -> DocumentElement {
    let variations = variations(for: traits)
    let excluded = Self.excludedReferences(of: variations)
    var result = self
    for (name, value) in variations.flatMap(\.attributes) where !["key", "id"].contains(name) {
      result.attributes[name] = value
    }
    result.children = children(replacedBy: variations).map { child in
      var child = child
      if let references = excluded[child.tag] {
        child.children.removeAll { $0.id.map(references.contains) ?? false }
      }
      return child.varied(for: traits)
    }
    return result
  }

  /// The variations that count, the strongest last.
  private func variations(for traits: DocumentTraits) -> [DocumentElement] {
    let matching = children.compactMap { child -> (element: DocumentElement, strength: Int)? in
      guard child.tag == "variation", let key = child.key else { return nil }
      let condition = TraitCondition(key: key)
      return condition.holds(for: traits) ? (child, condition.strength) : nil
    }
    return (0...2).flatMap { strength in
      matching.filter { $0.strength == strength }.map(\.element)
    }
  }

  /// The children without variations, values for values of the same property.
  private func children(replacedBy variations: [DocumentElement]) -> [DocumentElement] {
    let values = variations.flatMap(\.children).filter { $0.tag != "mask" && $0.key != nil }
    let last = Dictionary(values.map { ($0.key, $0) }) { _, last in last }
    let others = children.filter { $0.tag != "variation" && ($0.key == nil || last[$0.key] == nil) }
    return others + last.values.sorted { $0.line < $1.line }
  }

  /// Per list, such as `subviews`, the ids of what is not installed.
  private static func excludedReferences(
    of variations: [DocumentElement]
  ) -> [String: Set<String>] {
    var excluded: [String: Set<String>] = [:]
    for mask in variations.flatMap(\.children) where mask.tag == "mask" {
      guard let list = mask.key else { continue }
      for reference in mask.children {
        guard let id = reference["reference"] else { continue }
        if reference.tag == "exclude" {
          excluded[list, default: []].insert(id)
        } else {
          excluded[list]?.remove(id)
        }
      }
    }
    return excluded
  }
}
