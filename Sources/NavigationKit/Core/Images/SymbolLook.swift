import Foundation

/// The size, scale and colouring asked of a symbol; nil for those that are not asked.
nonisolated struct SymbolLook: Hashable, Sendable {
  /// The size of the letters that it goes with, in points.
  var pointSize: CGFloat?
  /// How that size follows the user's text size; nil for a fixed one.
  var growth: FontScaling?
  var scale: UIImage.SymbolScale?
  var coloring: Coloring?

  /// How it is coloured; symbols have one layer and no colours of their own.
  enum Coloring: Hashable, Sendable {
    case inTint
    case colored(UIColor)
  }

  /// How much larger a symbol is than without a configuration.
  var factor: CGFloat { (pointSize ?? Self.defaultSize) / Self.defaultSize * (scale?.factor ?? 1) }

  /// Whether a size or a scale is given.
  var hasSize: Bool { pointSize != nil || scale != nil }

  /// The colour it is drawn in; nil for the tint.
  var color: UIColor? { if case .colored(let color)? = coloring { color } else { nil } }

  /// The look with the values that another one has, in place of its own.
  func applying(_ other: SymbolLook) -> SymbolLook {
    SymbolLook(
      pointSize: other.pointSize ?? pointSize,
      growth: other.pointSize == nil ? growth : other.growth, scale: other.scale ?? scale,
      coloring: other.coloring ?? coloring)
  }

  /// The look at the text size of traits.
  func resolved(in traits: UITraitCollection) -> SymbolLook {
    var resolved = self
    resolved.pointSize = growth?.size(in: traits.preferredContentSizeCategory) ?? pointSize
    return resolved
  }

  /// The size of letters that symbols go with by themselves, in points.
  private static let defaultSize: CGFloat = 17
}

nonisolated extension UIImage.SymbolScale {
  /// Tuned by eye.
  fileprivate var factor: CGFloat {
    switch self {
    case .default, .unspecified, .medium: 1
    case .small: 0.79
    case .large: 1.28
    }
  }
}
