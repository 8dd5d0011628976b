import Foundation
import NavigationKit

extension NSAttributedString {
  /// The text that a file describes.
  @MainActor static func text(_ text: AttributedText) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for fragment in text.fragments {
      whole.append(
        NSAttributedString(string: fragment.content, attributes: fragment.attributes))
    }
    return whole
  }
}

extension AttributedString {
  /// The text that a file describes.
  @MainActor static func text(_ text: AttributedText) -> AttributedString {
    text.fragments.reduce(into: AttributedString()) { whole, fragment in
      var attributes = AttributeContainer()
      attributes.font = fragment.font.map { UIFont.font($0) }
      attributes.foregroundColor = fragment.color.map { UIColor($0) }
      attributes.backgroundColor = fragment.backgroundColor.map { UIColor($0) }
      attributes.underlineStyle = fragment.underline.map(NSUnderlineStyle.init(rawValue:))
      attributes.strikethroughStyle = fragment.strikethrough.map(NSUnderlineStyle.init(rawValue:))
      attributes.kern = fragment.kern.map { CGFloat($0) }
      whole.append(AttributedString(fragment.content, attributes: attributes))
    }
  }
}

extension AttributedText.Fragment {
  @MainActor fileprivate var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font { attributes[.font] = UIFont.font(font) }
    if let color { attributes[.foregroundColor] = UIColor(color) }
    if let backgroundColor { attributes[.backgroundColor] = UIColor(backgroundColor) }
    if let underline { attributes[.underlineStyle] = underline }
    if let strikethrough { attributes[.strikethroughStyle] = strikethrough }
    if let kern { attributes[.kern] = kern }
    if let baselineOffset { attributes[.baselineOffset] = baselineOffset }
    if let link = link.flatMap(URL.init(string:)) { attributes[.link] = link }
    if let paragraph { attributes[.paragraphStyle] = NSParagraphStyle.style(paragraph) }
    return attributes
  }
}

extension NSParagraphStyle {
  /// The style that a file describes, as far as text is set by it.
  fileprivate static func style(_ style: ParagraphStyle) -> NSParagraphStyle {
    let made = NSMutableParagraphStyle()
    if let alignment = style.alignment?.alignment { made.alignment = alignment }
    if let mode = style.lineBreaking?.mode { made.lineBreakMode = mode }
    if let spacing = style.lineSpacing { made.lineSpacing = spacing }
    if let height = style.minimumLineHeight { made.minimumLineHeight = height }
    if let height = style.maximumLineHeight { made.maximumLineHeight = height }
    if let factor = style.lineHeightMultiple { made.lineHeightMultiple = factor }
    if let spacing = style.spacing { made.paragraphSpacing = spacing }
    if let spacing = style.spacingBefore { made.paragraphSpacingBefore = spacing }
    if let indent = style.firstLineIndent { made.firstLineHeadIndent = indent }
    if let indent = style.headIndent { made.headIndent = indent }
    if let indent = style.tailIndent { made.tailIndent = indent }
    return made
  }
}

extension ParagraphStyle.Alignment {
  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension ParagraphStyle.LineBreaking {
  fileprivate var mode: NSLineBreakMode {
    switch self {
    case .wordWrapping: .byWordWrapping
    case .charWrapping: .byCharWrapping
    case .clipping: .byClipping
    case .truncatingHead: .byTruncatingHead
    case .truncatingMiddle: .byTruncatingMiddle
    case .truncatingTail: .byTruncatingTail
    }
  }
}
