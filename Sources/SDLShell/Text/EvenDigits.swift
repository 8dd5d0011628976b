import Foundation

/// A letter with its advance, and the part of it that is before the letter; in ems.
nonisolated struct PlacedAdvance {
  let letter: Letter
  let advance: CGFloat
  var lead: CGFloat = 0

  init(letter: Letter, advance: CGFloat) { (self.letter, self.advance) = (letter, advance) }

  init(_ letter: Letter, advance: CGFloat, lead: CGFloat) {
    (self.letter, self.advance, self.lead) = (letter, advance, lead)
  }
}

/// Digits of one width, whether a font has such digits or not: each keeps its shape and is put in
/// the middle of as much room as the widest one takes.
nonisolated extension FontFace {
  /// The letters of a run with digits of one width.
  func spacingDigitsEvenly(_ letters: [(letter: Letter, advance: CGFloat)]) -> [PlacedAdvance] {
    letters.map { letter, advance in
      guard let byte = letter.text.utf8.first, letter.text.utf8.count == 1, Self.isDigit(byte)
      else { return PlacedAdvance(letter: letter, advance: advance) }
      return PlacedAdvance(
        letter, advance: widestDigit, lead: (widestDigit - digitWidths[Int(byte - 0x30)]) / 2)
    }
  }

  /// The advances of a run with digits of one width.
  func spacingDigitsEvenly(
    _ advances: [(byte: Int, advance: CGFloat)], in text: String
  ) -> [(byte: Int, advance: CGFloat)] {
    let bytes = Array(text.utf8)
    return advances.map { byte, advance in
      (byte, Self.isDigit(bytes[byte]) ? widestDigit : advance)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
