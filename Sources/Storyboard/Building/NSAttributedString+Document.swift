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
    return attributes
  }
}
