public import Foundation

// On Linux, Foundation lacks these types.

/// A picture in a text, in the place of a character.
///
/// It is sent along in an `AttributedString`; who made it does not change it from then on.
open nonisolated class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = FoundationMark()

  /// Makes an attachment without a picture.
  public override init() { super.init() }

  /// Makes an attachment of a picture, at its own size on the baseline.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The character whose place it takes.
  public static let character = 0xFFFC

  /// The picture; a template is drawn in the text's colour.
  open var image: UIImage?
  /// The frame from the baseline on, in points, with y upwards; if it is empty, that of the picture
  /// at its own size.
  open var bounds = CGRect.zero

  /// The frame in effect.
  var shownBounds: CGRect {
    bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }
}

nonisolated extension NSAttributedString {
  /// Makes a text of one character that is shown as a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
