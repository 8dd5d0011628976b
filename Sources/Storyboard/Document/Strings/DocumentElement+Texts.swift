extension DocumentElement {
  /// The element with each text that a person sees changed by a function, and all that is in it.
  public func changingTexts(_ change: (String) -> String) -> DocumentElement {
    var result = self
    for name in Self.texts(of: tag) { result.attributes[name] = attributes[name].map(change) }
    let isList = key.map(Self.listsOfTexts.contains) ?? false
    result.children = children.map { child in
      guard Self.textTags.contains(child.tag), child["base64-UTF8"] == nil else {
        return child.changingTexts(change)
      }
      guard isList || child.key.map(Self.texts(of: tag).contains) == true else { return child }
      var text = child
      text.text = change(child.text)
      return text
    }
    return result
  }

  private static let textTags: Set = ["string", "mutableString"]
  private static let listsOfTexts: Set = ["scopeButtonTitles"]

  /// The names of an element's texts, whether they are attributes or children.
  private static func texts(of tag: String) -> [String] {
    switch tag {
    case "fragment": ["content"]
    case "accessibility": ["label", "hint", "value"]
    default: commonTexts
    }
  }

  private static let commonTexts = [
    "text", "title", "subtitle", "prompt", "placeholder", "headerTitle", "footerTitle",
    "backButtonTitle", "badgeValue",
  ]
}
