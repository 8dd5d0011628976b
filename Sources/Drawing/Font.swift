public import Foundation

/// A size, a weight, and whether the letters have the same width or are slanted.
///
/// The painter chooses the typeface.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// The thinnest strokes.
    case ultraLight
    /// Between ultra-light and light.
    case thin
    /// Thin strokes.
    case light
    /// The weight of running text.
    case regular
    /// Between regular and semibold.
    case medium
    /// The weight of bar titles.
    case semibold
    /// The weight of large titles.
    case bold
    /// Between bold and black.
    case heavy
    /// The heaviest strokes.
    case black
  }

  /// The em size in points.
  public var size: CGFloat
  /// How heavy the strokes are.
  public var weight: Weight
  /// Whether every character has the same width.
  public var isMonospaced: Bool
  /// Whether the letters are slanted.
  public var isItalic: Bool

  /// The largest em size in points, at which letters fill any screen.
  private static let largest: CGFloat = 2048

  /// Makes a font of an em size in points; NaN and negative sizes become 0.
  public init(
    size: CGFloat, weight: Weight = .regular, isMonospaced: Bool = false, isItalic: Bool = false
  ) {
    self.size = min(max(size.finite, 0), Font.largest)
    self.weight = weight
    self.isMonospaced = isMonospaced
    self.isItalic = isItalic
  }
}
