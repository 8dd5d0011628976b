/// How a paragraph of an attributed text is set; nil stands for the text system's default.
public struct ParagraphStyle: Sendable, Hashable {
  /// Where its lines stand.
  public enum Alignment: String, Sendable {
    /// As in UIKit.
    case left, center, right, justified, natural
  }

  /// How it is broken into lines or cut.
  public enum LineBreaking: String, Sendable {
    /// At words or letters.
    case wordWrapping, charWrapping
    /// Cut at its side, its beginning, middle or end.
    case clipping, truncatingHead, truncatingMiddle, truncatingTail
  }

  /// Where its lines stand.
  public var alignment: Alignment?
  /// How it is broken into lines.
  public var lineBreaking: LineBreaking?
  /// Points between lines, after the paragraph and before it.
  public var lineSpacing, spacing, spacingBefore: Double?
  /// Points before the first line, before the others, and up to where they end.
  public var firstLineIndent, headIndent, tailIndent: Double?
  /// The least and most height of lines in points; a factor of their natural height.
  public var minimumLineHeight, maximumLineHeight, lineHeightMultiple: Double?

  /// Makes a style that says nothing.
  public init() {}
}
