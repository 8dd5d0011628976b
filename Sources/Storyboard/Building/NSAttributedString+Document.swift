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

extension AttributedText.Fragment {
  @MainActor fileprivate var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font { attributes[.font] = UIFont.font(font) }
    if let color { attributes[.foregroundColor] = UIColor(color) }
    if let backgroundColor { attributes[.backgroundColor] = UIColor(backgroundColor) }
    if let underline { attributes[.underlineStyle] = underline }
    if let strikethrough { attributes[.strikethroughStyle] = strikethrough }
    if let kern { attributes[.kern] = kern }
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
