import Foundation

nonisolated extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    /// The family's name, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's own name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The font's name in its family, a string.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The font's traits, a dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The name of a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    /// The bits of ``SymbolicTraits``, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// How heavy it is, from -1 to 1, a number or a ``UIFont/Weight``.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How much it is slanted, from -1 to 1, a number.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}
