import Drawing
public import Foundation

/// Which letters text is drawn in.
public nonisolated final class UIFont: Hashable, Sendable {
  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    /// Thin strokes.
    public static let light = Weight(weight: .light)
    /// The weight of running text.
    public static let regular = Weight(weight: .regular)
    /// A little heavier.
    public static let medium = Weight(weight: .medium)
    /// The weight of bar titles.
    public static let semibold = Weight(weight: .semibold)
    /// The weight of large titles.
    public static let bold = Weight(weight: .bold)
  }

  let font: Font
  /// How its size follows the text size a person wants; nil for a size that stays.
  let growth: FontScaling?

  init(_ font: Font, growth: FontScaling? = nil) {
    self.font = font
    self.growth = growth
  }

  /// The em size in points.
  public var pointSize: CGFloat { font.size }

  /// The system's letters in a size and weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(Font(size: size, weight: weight.weight))
  }

  /// The system's letters, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  /// Letters that are all equally wide.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: size, weight: weight.weight, isMonospaced: true))
  }

  /// The letters of a role in the usual text size.
  ///
  /// Labels with `adjustsFontForContentSizeCategory` show it in the size a person wants.
  @MainActor public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: UITraitCollection.current)
  }

  /// The letters of a role in the text size of given circumstances; nil for the usual ones.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let growth = FontScaling(style: style, base: style.size(in: .large))
    return systemFont(ofSize: style.size(in: .large), weight: style.weight)
      .growing(growth, to: traitCollection?.preferredContentSizeCategory ?? .large)
  }

  /// The same letters in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(Font(size: size, weight: font.weight, isMonospaced: font.isMonospaced))
  }

  /// Fonts are equal if they draw the same letters.
  public static func == (first: UIFont, second: UIFont) -> Bool {
    first.font == second.font
  }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
