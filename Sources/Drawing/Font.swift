public import Foundation

/// Which letters to draw: a size, a weight, and whether all are equally wide.
///
/// The typeface itself is the painter's choice.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// Thin strokes.
    case light
    /// The weight of running text.
    case regular
    /// A little heavier.
    case medium
    /// The weight of bar titles.
    case semibold
    /// The weight of large titles.
    case bold
  }

  /// The em size in points.
  public var size: CGFloat
  /// How heavy the strokes are.
  public var weight: Weight
  /// Whether every character has the same width.
  public var isMonospaced: Bool

  /// The largest em size that is drawn, in points: its letters fill any screen.
  private static let largest: CGFloat = 2048

  /// Makes a font of an em size in points; one that is no number, or is negative, is 0.
  public init(size: CGFloat, weight: Weight = .regular, isMonospaced: Bool = false) {
    self.size = min(max(size.finite, 0), Font.largest)
    self.weight = weight
    self.isMonospaced = isMonospaced
  }
}
