public import Foundation

/// A font of a family that has a name of its own, such as one that an app brings.
public final class NamedFace: Hashable, Sendable {
  /// Its own name, by which it is asked for; a PostScript name, such as `Lato-BoldItalic`.
  public let name: String
  /// The name of its family, such as `Lato`.
  public let family: String
  /// Its name in the family, such as `Bold Italic`.
  public let style: String
  /// How heavy its strokes are.
  public let weight: Font.Weight
  /// Whether its letters are slanted.
  public let isItalic: Bool
  /// Whether every character has the same width.
  public let isMonospaced: Bool
  /// The absolute path of its file.
  public let path: String

  /// Makes a description of a font.
  public init(
    name: String, family: String, style: String, weight: Font.Weight, isItalic: Bool,
    isMonospaced: Bool, path: String
  ) {
    (self.name, self.family, self.style) = (name, family, style)
    (self.weight, self.isItalic, self.isMonospaced) = (weight, isItalic, isMonospaced)
    self.path = path
  }

  /// Whether both are the same font.
  public static func == (first: NamedFace, second: NamedFace) -> Bool {
    first === second || first.name == second.name && first.path == second.path
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The heights of a font's letters, in points.
public struct LetterSizes: Hashable, Sendable {
  /// The height of a small x.
  public let small: CGFloat
  /// The height of a capital H.
  public let capital: CGFloat

  /// Makes the heights.
  public init(small: CGFloat, capital: CGFloat) {
    self.small = small
    self.capital = capital
  }
}
