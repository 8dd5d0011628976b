/// Where a text is that is not a property of the object itself, by the name of its key.
enum LocalizedPlace: Hashable {
  /// A property of the object that is a child with this key.
  case child(key: String, property: String)
  /// An item of a list.
  case item(list: String, index: Int, property: String)

  /// The place; nil if it is a property of the object itself.
  init?(property: String) {
    if let child = Self.children[property] {
      self = .child(key: child.key, property: child.property)
    } else if let bracket = property.firstIndex(of: "["), property.last == "]",
      let index = Int(property[property.index(after: bracket)...].dropLast()),
      let list = Self.lists[String(property[..<bracket])]
    {
      self = .item(list: list.list, index: index, property: list.property)
    } else {
      return nil
    }
  }

  private static let children: [String: (key: String, property: String)] = [
    "normalTitle": ("normal", "title"), "highlightedTitle": ("highlighted", "title"),
    "selectedTitle": ("selected", "title"), "disabledTitle": ("disabled", "title"),
    "configuration.title": ("configuration", "title"),
    "configuration.subtitle": ("configuration", "subtitle"),
    "accessibilityLabel": ("accessibilityConfiguration", "label"),
    "accessibilityHint": ("accessibilityConfiguration", "hint"),
  ]

  private static let lists: [String: (list: String, property: String)] = [
    "segmentTitles": ("segments", "title")
  ]

  /// Sets the text there, if the place exists.
  func set(_ text: String, in element: inout DocumentElement) {
    switch self {
    case .child(let key, let property):
      guard let index = element.children.firstIndex(where: { $0.key == key }) else { return }
      element.children[index].setText(property, to: text)
    case .item(let list, let item, let property):
      guard let index = element.children.firstIndex(where: { $0.tag == list && $0.key == nil }),
        element.children[index].children.indices.contains(item)
      else { return }
      element.children[index].children[item].setText(property, to: text)
    }
  }
}
