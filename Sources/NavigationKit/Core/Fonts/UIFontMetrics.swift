public import Foundation

/// Scales an app's own fonts and lengths with the user's text size.
public nonisolated final class UIFontMetrics: Sendable {
  /// The metrics of ``UIFont/TextStyle/body``.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A font that scales with the text style, at the current text size.
  @preconcurrency @MainActor public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: UITraitCollection.current)
  }

  /// A font that scales with the text style up to a size in points, at the current text size.
  @preconcurrency @MainActor public func scaledFont(for font: UIFont, maximumPointSize: CGFloat)
    -> UIFont
  {
    scaledFont(
      for: font, maximumPointSize: maximumPointSize, compatibleWith: UITraitCollection.current)
  }

  /// A font that scales with the text style, at the text size of given traits.
  ///
  /// The font must not scale already.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { grown(font, largest: nil, in: traitCollection) }

  /// A font that scales with the text style up to a size in points, at the text size of given
  /// traits.
  ///
  /// The font must not scale already.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { grown(font, largest: maximumPointSize, in: traitCollection) }

  /// A length that scales with the text style, at the current text size.
  @preconcurrency @MainActor public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: UITraitCollection.current)
  }

  /// A length that scales with the text style, at the text size of given traits; nil for the
  /// default.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return FontScaling(style: style, base: value).size(in: category)
  }

  /// A length for use around texts: it grows with the text size, and never shrinks.
  static func grown(_ length: CGFloat, in traits: UITraitCollection) -> CGFloat {
    max(length, UIFontMetrics.default.scaledValue(for: length, compatibleWith: traits))
  }

  private func grown(
    _ font: UIFont, largest: CGFloat?, in traits: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.growth == nil,
      "scaledFont(for:) needs a font of a fixed size: this one follows the text size already.")
    let growth = FontScaling(style: style, base: font.pointSize, largest: largest)
    return font.growing(growth, to: traits?.preferredContentSizeCategory ?? .large)
  }
}
