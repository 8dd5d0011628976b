/// What a held key of Latin letters and signs offers: pure.
nonisolated enum LetterVariants {
  /// The letter itself and what comes from it, the more usual ones first; nil for what has none.
  static func of(_ text: String) -> [String]? {
    let isCapital = text != text.lowercased()
    guard text.count == 1, let variants = table[text.lowercased()] else { return nil }
    // A letter whose capital is two letters has none here.
    let all = variants.map { isCapital ? $0.uppercased() : String($0) }.filter { $0.count == 1 }
    return [text] + all
  }

  private static let table: [String: String] = [
    "a": "àáâäæãåā", "c": "çćč", "e": "èéêëēėę", "g": "ğ", "i": "ìíîïīį", "l": "ł",
    "n": "ñń", "o": "òóôöœøōõ", "r": "ř", "s": "ßśš", "u": "ùúûüū", "y": "ÿý", "z": "žźż",
    "0": "°", "-": "–—•", "/": "\\", "$": "€£¥¢₩", "&": "§", "\"": "“”„»«", ".": "…", "?": "¿",
    "!": "¡", "'": "’‘`", "%": "‰", "=": "≠≈",
  ]
}
