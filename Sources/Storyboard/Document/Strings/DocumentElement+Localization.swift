extension DocumentElement {
  /// The element with the texts of a localisation, and all that is in it.
  public func localized(by strings: StringsFile) -> DocumentElement {
    var result = self
    result.children = children.map { $0.localized(by: strings) }
    let texts = id.map { strings.texts(of: $0) } ?? [:]
    for (property, text) in texts.sorted(by: { $0.key < $1.key }) {
      if let place = LocalizedPlace(property: property) {
        place.set(text, in: &result)
      } else if !["id", "key"].contains(property) {
        result.setText(property, to: text)
      }
    }
    return result
  }

  /// Sets a text, whether it was an attribute or a child.
  mutating func setText(_ name: String, to text: String) {
    children.removeAll { $0.key == name }
    attributes[name] = text
  }
}
