/// A font of a file.
public struct DocumentFont: Sendable, Hashable {
  /// The face of a font.
  public enum Face: Sendable, Hashable {
    /// The system's.
    case system(Weight)
    /// The system's, bold as the system sees it.
    case boldSystem
    /// The system's, slanted.
    case italicSystem
    /// The system's for a text style, in the size that the user chose.
    case textStyle(TextStyle)
    /// A font by its PostScript name.
    case named(String, family: String?)
  }

  /// The weight of the system's font.
  public enum Weight: String, Sendable {
    /// From the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The style of a text, which has its own size in the system's settings.
  public enum TextStyle: String, Sendable, CaseIterable {
    /// The largest style of most systems.
    case largeTitle = "UICTFontTextStyleTitle0"
    /// A title of the first level.
    case title1 = "UICTFontTextStyleTitle1"
    /// A title of the second level.
    case title2 = "UICTFontTextStyleTitle2"
    /// A title of the third level.
    case title3 = "UICTFontTextStyleTitle3"
    /// A headline.
    case headline = "UICTFontTextStyleHeadline"
    /// A line under a headline.
    case subheadline = "UICTFontTextStyleSubhead"
    /// Running text.
    case body = "UICTFontTextStyleBody"
    /// A remark.
    case callout = "UICTFontTextStyleCallout"
    /// A footnote.
    case footnote = "UICTFontTextStyleFootnote"
    /// A caption.
    case caption1 = "UICTFontTextStyleCaption1"
    /// A smaller caption.
    case caption2 = "UICTFontTextStyleCaption2"
  }

  /// The face of the letters.
  public var face: Face
  /// The size in points; nil if the face or the place decides.
  public var size: Double?

  /// Makes a font.
  public init(face: Face, size: Double? = nil) { (self.face, self.size) = (face, size) }
}
