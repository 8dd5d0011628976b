public import Drawing
public import Foundation

// On Linux, Foundation lacks these types.

/// The direction of a paragraph's lines.
public nonisolated enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the first letter.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How the lines of a paragraph are set; lengths are in points.
///
/// It is sent along in an `AttributedString`; who made it does not change it from then on.
open nonisolated class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable
{
  private let mark = FoundationMark()
  fileprivate var values = Values()

  fileprivate nonisolated struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var baseWritingDirection = NSWritingDirection.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
  }

  /// The default style.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The direction, on which side the paragraph begins; that of its first letter unless set.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// How text is shown that does not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space below each line but the last.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The factor of the fonts' line height; 0 for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, from which higher letters stick out; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The space below the paragraph, if another follows.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph, if it is not the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance of the first line from the side where the paragraph begins.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the other lines from the side where the paragraph begins.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: a distance from the side where the paragraph begins, or, from 0 down, from the
  /// other side.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How readily words are broken at the ends of lines, from 0, never, to 1; kept, as no line breaks a
  /// word with a hyphen here.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Whether another style has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }

  /// A style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { made(NSParagraphStyle()) }

  /// A style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { made(NSMutableParagraphStyle()) }

  private func made(_ copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.values = values
    return copy
  }
}

/// A paragraph's style that can be changed; ``NSParagraphStyle`` says what its values mean, and
/// when it may be sent.
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Takes the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The direction, on which side the paragraph begins.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// How text is shown that does not fit.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The space below each line but the last.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue.finite }
  }
  /// The factor of the fonts' line height; 0 for 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue.finite }
  }
  /// The minimum height of a line.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue.finite }
  }
  /// The maximum height of a line; 0 for any.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue.finite }
  }
  /// The space below the paragraph, if another follows.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue.finite }
  }
  /// The space above the paragraph, if it is not the first.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue.finite }
  }
  /// The distance of the first line from the side where the paragraph begins.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue.finite }
  }
  /// The distance of the other lines from the side where the paragraph begins.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue.finite }
  }
  /// Where lines end.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue.finite }
  }
  /// How readily words are broken at the ends of lines.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
}
