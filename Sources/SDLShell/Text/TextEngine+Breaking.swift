import Drawing
import Foundation

extension TextEngine {
  /// The widths of the lines a paragraph breaks into; at least one.
  func lineWidths(of paragraph: Substring, font: Font, limit: CGFloat) -> [CGFloat] {
    let whole = width(of: paragraph, font: font)
    guard whole > limit else { return [whole] }
    var lines: [CGFloat] = []
    var line: CGFloat = 0
    var trailing: CGFloat = 0
    for word in words(of: paragraph) {
      let letters = width(of: word.letters, font: font)
      if line > 0, line + trailing + letters > limit {
        lines.append(line)
        (line, trailing) = (0, 0)
      }
      if letters > limit {
        let pieces = piecewise(word.letters, font: font, limit: limit)
        lines += pieces.dropLast()
        line = pieces.last ?? 0
      } else {
        line += trailing + letters
      }
      trailing = width(of: word.spaces, font: font)
    }
    return lines + [line]
  }

  /// Words with the spaces after them; a CJK character is a word of its own.
  private func words(of text: Substring) -> [(letters: Substring, spaces: Substring)] {
    var words: [(Substring, Substring)] = []
    var rest = text
    while let first = rest.first {
      let end =
        first.breaksAnywhere
        ? rest.index(after: rest.startIndex)
        : rest.firstIndex { $0.isWhitespace || $0.breaksAnywhere } ?? rest.endIndex
      let spaces = rest[end...].prefix(while: \.isWhitespace)
      words.append((rest[..<end], spaces))
      rest = rest[spaces.endIndex...]
    }
    return words
  }

  /// A word too long for a line, cut wherever the line is full.
  private func piecewise(_ word: Substring, font: Font, limit: CGFloat) -> [CGFloat] {
    var lines: [CGFloat] = []
    var line: CGFloat = 0
    for character in word {
      let letter = width(of: Substring(String(character)), font: font)
      if line > 0, line + letter > limit {
        lines.append(line)
        line = 0
      }
      line += letter
    }
    return lines + [line]
  }
}

extension Character {
  /// Chinese and Japanese characters, between any two of which a line may break.
  fileprivate nonisolated var breaksAnywhere: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x2E80...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFF00...0xFF60).contains(value) || (0x20000...0x3FFFF).contains(value)
  }
}
