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
    if Self.number(attributes[.obliqueness]) != 0 { font.isItalic = true }
    let isLink = attributes[.link] != nil
    self.init(
      font: font, color: isLink ? .link : attributes[.foregroundColor] as? UIColor,
      background: attributes[.backgroundColor] as? UIColor,
      underline: rule(.underlineStyle, .underlineColor)
        ?? (isLink ? StyledLayout.Rule(style: .single, color: nil) : nil),
      strikethrough: rule(.strikethroughStyle, .strikethroughColor),
      kern: Self.number(attributes[.kern]), rise: Self.number(attributes[.baselineOffset]),
      shadow: TextShadow(attributes[.shadow]),
      attachment: attributes[.attachment] as? NSTextAttachment)
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number.finite
    case let number as Double: CGFloat(number).finite
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue).finite
    default: 0
    }
  }
}
