import Foundation

nonisolated extension UIFont {
  /// A text style, whose font follows the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String
    /// Makes a style from its name; unknown styles have the sizes of ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// For large titles of screens.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// For first-level titles.
    public static let title1 = TextStyle(rawValue: "title1")
    /// For second-level titles.
    public static let title2 = TextStyle(rawValue: "title2")
    /// For third-level titles.
    public static let title3 = TextStyle(rawValue: "title3")
    /// For headings.
    public static let headline = TextStyle(rawValue: "headline")
    /// For subheadings.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// For body text.
    public static let body = TextStyle(rawValue: "body")
    /// For callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// For footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// For captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// For smaller captions.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The font size at a text size category, in points, from Apple's published tables.
    func size(in category: UIContentSizeCategory) -> CGFloat {
      let sizes = TextStyle.sizes[self] ?? TextStyle.bodySizes
      return sizes[category.index]
    }

    /// The weight; headlines are semibold.
    var weight: Weight { self == .headline ? .semibold : .regular }

    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// The sizes from `extraSmall` to the largest accessibility size.
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: bodySizes,
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .body: bodySizes,
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
  }
}
