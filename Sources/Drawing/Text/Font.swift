public import Foundation

/// A size, a weight, and whether the letters have the same width or are slanted.
///
/// The painter chooses the typeface unless a face is named.
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
  /// Whether digits have the same width, as in tables.
  public var hasEvenDigits = false
  /// The font that was asked for by name; nil for the system font.
  public var face: NamedFace?

  /// The largest em size in points, at which letters fill any screen.
  private static let largest: CGFloat = 2048

  /// Makes a font of an em size in points; NaN and negative sizes become 0.
  public init(
    size: CGFloat, weight: Weight = .regular, isMonospaced: Bool = false, isItalic: Bool = false
  ) {
    self.size = Font.allowed(size)
    self.weight = weight
    self.isMonospaced = isMonospaced
    self.isItalic = isItalic
  }

  /// Makes a font of a named face at an em size in points.
  public init(_ face: NamedFace, size: CGFloat) {
    self.init(
      size: size, weight: face.weight, isMonospaced: face.isMonospaced, isItalic: face.isItalic)
    self.face = face
  }

  /// The font at another em size in points.
  public func withSize(_ size: CGFloat) -> Font {
    var font = self
    font.size = Font.allowed(size)
    return font
  }

  private static func allowed(_ size: CGFloat) -> CGFloat { min(max(size.finite, 0), largest) }
}
