public import Foundation

/// Sizes of one's own that follow the text size a person wants.
public nonisolated final class UIFontMetrics: Sendable {
  /// Those that grow with running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Makes the metrics of a role.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A font that grows with the role, in the size of the screen at hand.
  @MainActor public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: UITraitCollection.current)
  }

  /// A font that grows with the role up to a size in points, in the size of the screen at hand.
  @MainActor public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(
      for: font, maximumPointSize: maximumPointSize, compatibleWith: UITraitCollection.current)
  }

  /// A font that grows with the role, in the size of given circumstances.
  ///
  /// A font that grows already stops the program.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { grown(font, largest: nil, in: traitCollection) }

  /// A font that grows with the role up to a size in points, in the size of given circumstances.
  ///
  /// A font that grows already stops the program.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { grown(font, largest: maximumPointSize, in: traitCollection) }

  /// A length that grows with the role, in the size of the screen at hand.
  @MainActor public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: UITraitCollection.current)
  }

  /// A length that grows with the role, in the size of given circumstances; nil for the usual ones.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return FontScaling(style: style, base: value).size(in: category)
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
