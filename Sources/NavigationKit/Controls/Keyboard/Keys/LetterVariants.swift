/// The variants of Latin letters, signs and emoji of people that a held key offers: pure.
nonisolated enum LetterVariants {
  /// The letter itself and its variants, the more common ones first; nil if there are none.
  static func of(_ text: String) -> [String]? {
    if let base = text.unicodeScalars.first, base.properties.isEmojiModifierBase {
      return [text] + skinTones.map { "\(base)\($0)" }
    }
    let isCapital = text != text.lowercased()
    guard text.count == 1, let variants = table[text.lowercased()] else { return nil }
    // A letter whose capital is two letters has none here.
    let all = variants.map { isCapital ? $0.uppercased() : String($0) }.filter { $0.count == 1 }
    return [text] + all
  }

  /// The modifiers of Unicode's emoji, from light to dark.
  private static let skinTones: [Unicode.Scalar] = [
    "\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}",
  ]

  private static let table: [String: String] = [
    "a": "àáâäæãåā", "c": "çćč", "e": "èéêëēėę", "g": "ğ", "i": "ìíîïīį", "l": "ł",
    "n": "ñń", "o": "òóôöœøōõ", "r": "ř", "s": "ßśš", "u": "ùúûüū", "y": "ÿý", "z": "žźż",
    "0": "°", "-": "–—•", "/": "\\", "$": "€£¥¢₩", "&": "§", "\"": "“”„»«", ".": "…", "?": "¿",
    "!": "¡", "'": "’‘`", "%": "‰", "=": "≠≈",
  ]
}
