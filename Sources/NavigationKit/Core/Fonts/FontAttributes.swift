import Drawing
import Foundation

/// The attributes of a font descriptor, and the font that they make.
nonisolated struct FontAttributes {
  private typealias Traits = [UIFontDescriptor.TraitKey: Any]

  let values: [UIFontDescriptor.AttributeName: Any]

  init(_ values: [UIFontDescriptor.AttributeName: Any]) { self.values = values }

  /// The attributes of a font.
  init(_ font: Font) {
    let traits: Traits = [
      .weight: UIFont.Weight(weight: font.weight).rawValue,
      .symbolic: font.symbolicTraits.rawValue, .slant: font.isItalic ? Self.slant : 0,
    ]
    values = [
      .family: FontNames.family(of: font), .name: FontNames.name(of: font),
      .face: FontNames.style(of: font), .size: font.size, .traits: traits,
    ]
  }

  /// About how much slanted letters lean, in parts of half a right angle.
  private static let slant: CGFloat = 0.07

  /// A font with these attributes in the place of its own.
  func applied(to font: Font) -> Font {
    var font = font
    if let family = values[.family] as? String { font = font.inFamily(family) }
    if let name = values[.name] as? String {
      font = FontNames.font(named: name, size: font.size) ?? font
    }
    if let face = values[.face] as? String {
      let fonts = FontNames.fonts(of: FontNames.family(of: font))
      let found = fonts.first { FontNames.style(of: $0) == face } ?? fonts.first
      font = found?.withSize(font.size) ?? font
    }
    if let traits = values[.traits] as? Traits { font = with(traits, font) }
    if let size = CGFloat(attribute: values[.size]) { font = font.withSize(size) }
    return font
  }

  private func with(_ traits: Traits, _ font: Font) -> Font {
    var font = font
    if let bits = CGFloat(attribute: traits[.symbolic]).flatMap({ UInt32(exactly: $0) }) {
      font = font.with(UIFontDescriptor.SymbolicTraits(rawValue: bits)) ?? font
    }
    let weight =
      traits[.weight] as? UIFont.Weight
      ?? CGFloat(attribute: traits[.weight]).map { UIFont.Weight($0) }
    var wanted = font
    if let weight { wanted.weight = weight.weight }
    if let slant = CGFloat(attribute: traits[.slant]) { wanted.isItalic = slant != 0 }
    return wanted.inOwnFamily
  }
}

nonisolated extension Font {
  /// The symbolic traits of the font's style.
  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    if [.semibold, .bold, .heavy, .black].contains(weight) { traits.insert(.traitBold) }
    return traits
  }

  /// The font with exactly some traits; nil if its family has none.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> Font? {
    guard traits.isSubset(of: [.traitItalic, .traitBold, .traitMonoSpace]) else { return nil }
    var font = self
    font.isItalic = traits.contains(.traitItalic)
    font.isMonospaced = traits.contains(.traitMonoSpace)
    let isBold = traits.contains(.traitBold)
    if isBold != symbolicTraits.contains(.traitBold) { font.weight = isBold ? .bold : .regular }
    font = font.inOwnFamily
    return font.symbolicTraits == traits ? font : nil
  }

  /// The font of a family that is nearest to this one's style; of a family that is not there, the
  /// system font.
  func inFamily(_ family: String) -> Font {
    guard FontNames.family(of: self) != family else { return self }
    var font = self
    font.face = nil
    let fonts = FontNames.fonts(of: family)
    return fonts.min { $0.distance(to: self) < $1.distance(to: self) }?.withSize(size) ?? font
  }

  /// The font of its own family that is nearest to its style: the system's has all styles.
  var inOwnFamily: Font {
    guard let face else { return self }
    let fonts = FontNames.fonts(of: face.family)
    return fonts.min { $0.distance(to: self) < $1.distance(to: self) }?.withSize(size) ?? self
  }

  private func distance(to other: Font) -> CGFloat {
    let slant: CGFloat = isItalic == other.isItalic ? 0 : 10
    let spacing: CGFloat = isMonospaced == other.isMonospaced ? 0 : 10
    let weights = [self, other].map { UIFont.Weight(weight: $0.weight).rawValue }
    return slant + spacing + abs(weights[0] - weights[1])
  }
}
