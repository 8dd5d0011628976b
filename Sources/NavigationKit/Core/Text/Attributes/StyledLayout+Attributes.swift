import Drawing
import Foundation

extension NSAttributedString {
  /// The styles of the whole text, in order.
  ///
  /// - Parameter font: The font of attributes, which may lack one.
  func runs(
    in text: String, font: ([NSAttributedString.Key: Any]) -> Font
  ) -> [StyledLayout.Run] {
    var runs: [StyledLayout.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in
      guard let range = Range(range, in: text) else { return }
      runs.append(
        StyledLayout.Run(
          range: range, style: StyledLayout.Style(attributes, font: font(attributes)),
          paragraph: attributes[.paragraphStyle] as? NSParagraphStyle))
    }
    return runs
  }
}

extension StyledLayout.Style {
  fileprivate init(_ attributes: [NSAttributedString.Key: Any], font: Font) {
    func rule(
      _ style: NSAttributedString.Key, _ color: NSAttributedString.Key
    ) -> StyledLayout.Rule? {
      guard let value = attributes[style] as? Int, value & 0xF != 0 else { return nil }
      return StyledLayout.Rule(
        style: NSUnderlineStyle(rawValue: value), color: attributes[color] as? UIColor)
    }
    var font = font
    if (CGFloat(attribute: attributes[.obliqueness]) ?? 0) != 0 { font.isItalic = true }
    let isLink = attributes[.link] != nil
    self.init(
      font: font, color: isLink ? .link : attributes[.foregroundColor] as? UIColor,
      background: attributes[.backgroundColor] as? UIColor,
      underline: rule(.underlineStyle, .underlineColor)
        ?? (isLink ? StyledLayout.Rule(style: .single, color: nil) : nil),
      strikethrough: rule(.strikethroughStyle, .strikethroughColor),
      kern: CGFloat(attribute: attributes[.kern] ?? attributes[.tracking]) ?? 0,
      rise: CGFloat(attribute: attributes[.baselineOffset]) ?? 0,
      shadow: TextShadow(attributes[.shadow]), stroke: TextStroke(attributes),
      attachment: attributes[.attachment] as? NSTextAttachment)
  }
}
