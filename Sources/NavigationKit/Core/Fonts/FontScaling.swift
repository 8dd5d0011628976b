import Drawing
import Foundation

/// How a font's size follows the user's text size.
nonisolated struct FontScaling: Hashable, Sendable {
  /// The text style whose sizes it is proportional to.
  let style: UIFont.TextStyle
  /// The font size at the default text size, in points.
  let base: CGFloat
  /// The largest font size, in points; nil for no limit.
  var largest: CGFloat?
  /// The range of the scale; nil for no limits.
  var factors: ClosedRange<CGFloat>?

  /// The font size at a text size category, in points.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let factor = style.size(in: category) / style.size(in: .large)
    let kept = factors.map { min(max(factor, $0.lowerBound), $0.upperBound) } ?? factor
    return min(base * kept, largest ?? .infinity)
  }
}

nonisolated extension UIFont {
  /// The system font of bars, which grows a little with the text size and never shrinks.
  static func barFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(
      Font(size: size, weight: weight.weight),
      growth: FontScaling(style: .body, base: size, factors: BarMetrics.textScaleRange))
  }

  /// The font for use in a bar: if it follows the text size, it does so within the limits of bars.
  var inBar: UIFont {
    guard var growth else { return self }
    growth.factors = BarMetrics.textScaleRange
    return UIFont(withSize(growth.base).font, growth: growth)
  }

  /// The font with a scaling, at a text size category.
  func growing(_ growth: FontScaling, to category: UIContentSizeCategory) -> UIFont {
    var grown = font
    grown.size = growth.size(in: category)
    return UIFont(grown, growth: growth)
  }

  /// The font that is drawn with given traits.
  ///
  /// - Parameter isAdjusted: Whether it follows the user's text size.
  func shown(in traits: UITraitCollection, isAdjusted: Bool) -> Font {
    var shown = font
    if isAdjusted, let growth { shown.size = growth.size(in: traits.preferredContentSizeCategory) }
    if traits.legibilityWeight == .bold { shown.weight = shown.weight.heavier }
    return shown
  }
}

nonisolated extension Font.Weight {
  /// The weight that replaces this one if the user wants bold text.
  fileprivate var heavier: Font.Weight {
    switch self {
    case .ultraLight, .thin, .light: .regular
    case .regular: .semibold
    case .medium, .semibold, .bold: .bold
    case .heavy, .black: .black
    }
  }
}
