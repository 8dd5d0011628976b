/// The class of a character for line breaking.
enum LineBreakKind {
  case space
  /// No-break spaces and word joiners: no break on either side.
  case glue
  case hyphen
  /// Separates the parts of addresses, paths and ranges.
  case slash
  case dash
  /// May not end a line.
  case opening
  /// May not start a line: brackets, stops, small kana, marks of length and repetition.
  case closing
  /// Chinese and Japanese characters, and emoji.
  case ideograph
  case letter
  case other

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .other
      return
    }
    self = scalar.isASCII ? LineBreakKind(plain: scalar) : LineBreakKind(scalar)
  }

  private init(plain scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "A"..."Z": self = .letter
    case " ", "\t", "\n", "\r": self = .space
    case "-": self = .hyphen
    case "/": self = .slash
    case "(", "[", "{": self = .opening
    case ")", "]", "}", ",", ".", ":", ";", "?", "!", "%": self = .closing
    default: self = .other
    }
  }

  private init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xA0, 0x202F, 0x2007, 0x2060: self = .glue
    case 0x2010, 0xAD: self = .hyphen
    case 0x2013: self = .slash
    case 0x2014: self = .dash
    case 0x200B: self = .space
    case _ where Self.openings.contains(scalar): self = .opening
    case _ where Self.closings.contains(scalar): self = .closing
    case _ where scalar.isIdeograph: self = .ideograph
    default:
      let properties = scalar.properties
      self = properties.isWhitespace ? .space : properties.isAlphabetic ? .letter : .other
    }
  }

  private static let openings = Set("「『（【〔〈《〖〘｛［〝‘“«‹".unicodeScalars)
  private static let closings = Set(
    """
    、。，．・：；？！」』）】〕〉》〗〙｝］〟’”»›々〻ーゝゞヽヾ〜～‥…‐゠％°℃\
    ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ
    """.unicodeScalars)
}

extension Character {
  /// Whether it is an ideograph or emoji, so that a line may break after it without a space.
  var isWide: Bool { unicodeScalars.first?.isIdeograph ?? false }
}

extension Unicode.Scalar {
  fileprivate var isIdeograph: Bool {
    switch value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0x20000...0x3FFFF,
      0x1F000...0x1FAFF:
      true
    default: properties.isEmojiPresentation
    }
  }
}
