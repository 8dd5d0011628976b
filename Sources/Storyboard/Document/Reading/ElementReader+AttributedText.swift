extension ElementReader {
  /// An attributed text that is a child; nil if there is none.
  public func attributedText(_ key: String, of element: DocumentElement) -> AttributedText? {
    guard let child = self.child(key, of: element), child.tag != "nil" else { return nil }
    guard child.tag == "attributedString" else {
      note("\(key) of \(element.name) is no attributed text, so it is left out", at: child)
      return nil
    }
    return AttributedText(
      fragments: child.children.filter { $0.tag == "fragment" }.map(fragment))
  }

  private func fragment(_ element: DocumentElement) -> AttributedText.Fragment {
    var fragment = AttributedText.Fragment(content: string("content", of: element) ?? "")
    guard let attributes = element.child(tag: "attributes") else { return fragment }
    fragment.font = font("NSFont", of: attributes)
    fragment.color = color("NSColor", of: attributes)
    fragment.backgroundColor = color("NSBackgroundColor", of: attributes)
    fragment.underline = value("NSUnderline", of: attributes).map { Int($0) }
    fragment.strikethrough = value("NSStrikethrough", of: attributes).map { Int($0) }
    fragment.kern = value("NSKern", of: attributes)
    fragment.baselineOffset = value("NSBaselineOffset", of: attributes)
    fragment.link = attributes.child(key: "NSLink").map { $0["value"] ?? $0.text }
    fragment.paragraph = attributes.child(key: "NSParagraphStyle").map(paragraph)
    return fragment
  }

  /// A number that is a child with the attribute `value`.
  private func value(_ key: String, of element: DocumentElement) -> Double? {
    element.child(key: key).flatMap { length("value", of: $0) }
  }

  private func paragraph(_ element: DocumentElement) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = choice("alignment", of: element)
    style.lineBreaking = choice("lineBreakMode", of: element)
    style.lineSpacing = length("lineSpacing", of: element)
    style.spacing = length("paragraphSpacing", of: element)
    style.spacingBefore = length("paragraphSpacingBefore", of: element)
    style.firstLineIndent = length("firstLineHeadIndent", of: element)
    style.headIndent = length("headIndent", of: element)
    style.tailIndent = length("tailIndent", of: element)
    style.minimumLineHeight = length("minimumLineHeight", of: element)
    style.maximumLineHeight = length("maximumLineHeight", of: element)
    style.lineHeightMultiple = length("lineHeightMultiple", of: element)
    return style
  }
}
