/// The writing direction of a paragraph.
nonisolated enum WritingDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft

  /// The direction of the first letter; nil if there is none.
  init?(of text: some StringProtocol) {
    let first = text.unicodeScalars.lazy.compactMap(\.direction).first
    guard let first else { return nil }
    self = first
  }

  /// A line of the paragraph, marked with the paragraph's direction if its own letters give
  /// another.
  func kept(in line: String) -> String {
    (WritingDirection(of: line) ?? .leftToRight) == self ? line : mark + line
  }

  /// An invisible character of the direction.
  private var mark: String { self == .leftToRight ? "\u{200E}" : "\u{200F}" }
}

nonisolated extension Unicode.Scalar {
  /// The direction of a letter; nil for digits and signs.
  fileprivate var direction: WritingDirection? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x200E: .leftToRight
    case ..<0x80: nil
    case 0x200F, 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      // Hebrew, Arabic, Syriac, Thaana, N'Ko, Adlam and old scripts.
      properties.numericType == nil ? .rightToLeft : nil
    default: properties.isAlphabetic ? .leftToRight : nil
    }
  }
}
