public import Foundation

// On Linux, Foundation has no way from the attributes of one kind of text to those of the other.

nonisolated extension AttributeContainer {
  /// Takes the attributes that labels show from those of an `NSAttributedString`.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Keys = AttributeScopes.UIKitAttributes
    self.init()
    self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Keys.KernAttribute.self] = dictionary.number(.kern)
    self[Keys.UnderlineStyleAttribute.self] = dictionary.lines(.underlineStyle)
    self[Keys.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Keys.StrikethroughStyleAttribute.self] = dictionary.lines(.strikethroughStyle)
    self[Keys.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Keys.BaselineOffsetAttribute.self] = dictionary.number(.baselineOffset)
    self[Keys.StrokeWidthAttribute.self] = dictionary.number(.strokeWidth)
    self[Keys.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
    self[Keys.ObliquenessAttribute.self] = dictionary.number(.obliqueness)
    self[Keys.ShadowAttribute.self] = (dictionary[.shadow] as? NSShadow)?.copy() as? NSShadow
    self[Keys.ParagraphStyleAttribute.self] =
      (dictionary[.paragraphStyle] as? NSParagraphStyle)?.copy() as? NSParagraphStyle
    self[Keys.AttachmentAttribute.self] = dictionary[.attachment] as? NSTextAttachment
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap(URL.init(string:))
  }
}

nonisolated extension AttributedString {
  /// Makes a text of another, with the attributes that labels show.
  public init(_ text: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all) { attributes, range, _ in
      append(
        AttributedString(
          (text.string as NSString).substring(with: range),
          attributes: AttributeContainer(attributes)))
    }
  }
}

nonisolated extension [NSAttributedString.Key: Any] {
  /// A number of any type.
  fileprivate func number(_ key: NSAttributedString.Key) -> CGFloat? {
    CGFloat(attribute: self[key])
  }

  /// A style of lines, by itself or as its number.
  fileprivate func lines(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
    self[key] as? NSUnderlineStyle
      ?? number(key).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) }
  }
}
