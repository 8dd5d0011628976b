import Drawing
public import Foundation

nonisolated extension UIFont {
  /// The width of a font's letters; all are drawn in the standard one.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// How wide they are, from -1 to 1; 0 is standard.
    public let rawValue: CGFloat
    /// Makes a width from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The narrowest.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// As usual.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// How heavy it is, from -1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// Makes a weight from a number; text is drawn in the nearest of the named weights.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight from a number; text is drawn in the nearest of the named weights.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    init(weight: Font.Weight) { self.init(rawValue: Self.values[weight] ?? 0) }

    /// The nearest weight that letters are drawn in.
    var weight: Font.Weight {
      let distances = Self.values.mapValues { abs($0 - rawValue) }
      return distances.min { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }?.key
        ?? .regular
    }

    /// The thinnest.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// Thin.
    public static let thin = Weight(weight: .thin)
    /// Light.
    public static let light = Weight(weight: .light)
    /// Regular, for body text.
    public static let regular = Weight(weight: .regular)
    /// Medium.
    public static let medium = Weight(weight: .medium)
    /// Semibold, for titles in bars.
    public static let semibold = Weight(weight: .semibold)
    /// Bold, for large titles.
    public static let bold = Weight(weight: .bold)
    /// Heavy.
    public static let heavy = Weight(weight: .heavy)
    /// The heaviest.
    public static let black = Weight(weight: .black)

    /// UIKit's numbers for its weights.
    private static let values: [Font.Weight: CGFloat] = [
      .ultraLight: -0.8, .thin: -0.6, .light: -0.4, .regular: 0, .medium: 0.23, .semibold: 0.3,
      .bold: 0.4, .heavy: 0.56, .black: 0.62,
    ]
  }
}
