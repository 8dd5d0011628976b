import Drawing
public import Foundation

/// A font, which may follow the user's text size.
public nonisolated final class UIFont: Hashable, Sendable {
  let font: Font
  /// How the size follows the user's text size; nil for a fixed size.
  let growth: FontScaling?

  init(_ font: Font, growth: FontScaling? = nil) {
    self.font = font
    self.growth = growth
  }

  /// The font size, in points.
  public var pointSize: CGFloat { font.size }

  /// The system font of a size, in points, and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(Font(size: size, weight: weight.weight))
  }

  /// The system font of a size, in points, a weight and a width.
  ///
  /// Its letters have one width here, the standard one, whichever is asked for.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  /// The system font with digits of one width, for numbers below each other or that change.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    var font = Font(size: fontSize, weight: weight.weight)
    font.hasEvenDigits = true
    return UIFont(font)
  }

  /// The system font for bold text, which is semibold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  /// The system font with characters of equal width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: size, weight: weight.weight, isMonospaced: true))
  }

  /// The slanted system font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(Font(size: size, isItalic: true))
  }

  /// The font of a text style at the user's text size.
  ///
  /// Labels with `adjustsFontForContentSizeCategory` update its size when the text size changes.
  @preconcurrency @MainActor public static func preferredFont(forTextStyle style: TextStyle)
    -> UIFont
  {
    preferredFont(forTextStyle: style, compatibleWith: UITraitCollection.current)
  }

  /// The font of a text style at the text size of given traits; nil for the default size.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let growth = FontScaling(style: style, base: style.size(in: .large))
    return systemFont(ofSize: style.size(in: .large), weight: style.weight)
      .growing(growth, to: traitCollection?.preferredContentSizeCategory ?? .large)
  }

  /// The font at another size, which is fixed.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(font.withSize(size))
  }

  /// Whether both fonts look the same; whether they follow the text size is not compared.
  public static func == (first: UIFont, second: UIFont) -> Bool {
    first.font == second.font
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
