extension ElementReader {
  /// The constraints that a view has, in their order; those that are only for designing too.
  public func constraints(of element: DocumentElement) -> [DocumentConstraint] {
    element.children(in: "constraints").filter { $0.tag == "constraint" }.compactMap(constraint)
  }

  /// A constraint by its element; nil if its attributes are garbled.
  public func constraint(_ element: DocumentElement) -> DocumentConstraint? {
    guard needed("firstAttribute", of: element) != nil,
      let first = anchor("firstItem", "firstAttribute", of: element)
    else { return nil }
    var constraint = DocumentConstraint(first: first, line: element.line)
    if element["secondAttribute"] != nil || element["secondItem"] != nil {
      guard needed("secondAttribute", of: element) != nil,
        let second = anchor("secondItem", "secondAttribute", of: element)
      else { return nil }
      constraint.second = second
    }
    if element["relation"] != nil {
      guard let relation: DocumentConstraint.Relation = choice("relation", of: element)
      else { return nil }
      constraint.relation = relation
    }
    constraint.id = element.id
    constraint.multiplier = ratio("multiplier", of: element) ?? 1
    constraint.constant = length("constant", of: element) ?? 0
    constraint.priority = priority("priority", of: element) ?? 1000
    constraint.isStandardDistance = bool("symbolic", of: element) ?? false
    constraint.isPlaceholder = bool("placeholder", of: element) ?? false
    constraint.identifier = element["identifier"]
    return constraint
  }

  private func anchor(
    _ item: String, _ attribute: String, of element: DocumentElement
  ) -> DocumentConstraint.Anchor? {
    if element[attribute] == "lastBaseline" {
      return DocumentConstraint.Anchor(item: element[item], attribute: .lastBaseline)
    }
    return choice(attribute, of: element, as: DocumentConstraint.Attribute.self).map {
      DocumentConstraint.Anchor(item: element[item], attribute: $0)
    }
  }

  /// A number, or two with `:` or `/` between them, the second of which divides the first.
  public func ratio(_ name: String, of element: DocumentElement) -> Double? {
    guard let text = element[name] else { return nil }
    let parts = text.split(whereSeparator: { ":/".contains($0) }).map { Double($0) }
    let numbers = parts.compactMap { $0 }
    let ratio = numbers.count == 2 ? numbers[0] / numbers[1] : numbers.first
    guard let ratio, (1...2).contains(parts.count), numbers.count == parts.count,
      abs(ratio) <= DocumentLimits.longest
    else {
      note(name, is: "a number or a ratio", at: element)
      return nil
    }
    return ratio
  }

  /// A priority: 1 to 1000.
  public func priority(_ name: String, of element: DocumentElement) -> Double? {
    guard let number = double(name, of: element) else { return nil }
    guard (1...1000).contains(number) else {
      note(name, is: "a priority from 1 to 1000", at: element)
      return nil
    }
    return number
  }
}
