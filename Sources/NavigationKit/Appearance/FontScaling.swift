import Drawing
import Foundation

/// How a font's size follows the text size a person wants.
nonisolated struct FontScaling: Hashable, Sendable {
  /// The role it grows with.
  let style: UIFont.TextStyle
  /// Its em size in the usual text size, in points.
  let base: CGFloat
  /// The size it never exceeds, in points; nil for no limit.
  var largest: CGFloat?
  /// How many times its base it may be; nil for any.
  var factors: ClosedRange<CGFloat>?

  /// The em size in points where a person wants a text size.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let factor = style.size(in: category) / style.size(in: .large)
    let kept = factors.map { min(max(factor, $0.lowerBound), $0.upperBound) } ?? factor
    return min(base * kept, largest ?? .infinity)
  }
}

nonisolated extension UIFont {
  /// The letters of a bar: they grow a little and never shrink.
  static func barFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(
      Font(size: size, weight: weight.weight),
      growth: FontScaling(style: .body, base: size, factors: BarMetrics.textGrowth))
  }

  /// The same letters in a bar: those that follow the text size grow as little as the bar's own.
  var inBar: UIFont {
    guard var growth else { return self }
    growth.factors = BarMetrics.textGrowth
    return UIFont(withSize(growth.base).font, growth: growth)
  }

  /// The same letters in the size that a text size asks for.
  func growing(_ growth: FontScaling, to category: UIContentSizeCategory) -> UIFont {
    var grown = font
    grown.size = growth.size(in: category)
    return UIFont(grown, growth: growth)
  }

  /// What is drawn of it in given circumstances.
  ///
  /// - Parameter isAdjusted: Whether it is to follow the text size a person wants.
  func shown(in traits: UITraitCollection, isAdjusted: Bool) -> Font {
    var shown = font
    if isAdjusted, let growth { shown.size = growth.size(in: traits.preferredContentSizeCategory) }
    if traits.legibilityWeight == .bold { shown.weight = shown.weight.heavier }
    return shown
  }
}

nonisolated extension Font.Weight {
  /// The weight that bold text has in its place.
  fileprivate var heavier: Font.Weight {
    switch self {
    case .light: .regular
    case .regular: .semibold
    case .medium, .semibold, .bold: .bold
    }
  }
}
