public import Drawing
import Foundation

extension TextEngine {
  /// Where each character of a line is, in the order of reading.
  ///
  /// Characters that are drawn as one, such as a ligature, share its width evenly; those that are
  /// not drawn have none.
  public func extents(of line: String, font: Font) -> [CharacterExtent] {
    let chain = chain(for: Typeface(font))
    var places = [CharacterExtent?](repeating: nil, count: line.count)
    var x: CGFloat = 0
    for run in runs(of: line, in: chain) {
      guard let face = face(chain[run.file]) else { continue }
      let tracking = chain[run.file].isInter ? Tracking.points(at: font.size) : 0
      let advances = face.advances(of: run)
      let groups = RunCharacters(run, count: line.count).groups(
        of: font.hasEvenDigits ? face.spacingDigitsEvenly(advances, in: run.text) : advances)
      for group in groups {
        let width = group.advance * font.size + (group.advance > 0 ? tracking : 0)
        place(group.characters, from: x, width: width, run.level % 2 == 1, in: &places)
        x += width
      }
    }
    return filled(places)
  }

  private func place(
    _ characters: [Int], from x: CGFloat, width: CGFloat, _ isRightToLeft: Bool,
    in places: inout [CharacterExtent?]
  ) {
    let share = width / CGFloat(max(1, characters.count))
    for (step, index) in (isRightToLeft ? characters.reversed() : characters).enumerated() {
      let start = x + CGFloat(step) * share
      places[index] = CharacterExtent(
        minX: start, maxX: start + share, isRightToLeft: isRightToLeft)
    }
  }

  /// Characters that are not drawn are where the one before them ends.
  private func filled(_ places: [CharacterExtent?]) -> [CharacterExtent] {
    var last = CharacterExtent(minX: 0, maxX: 0)
    return places.map { place in
      let new =
        place
        ?? CharacterExtent(
          minX: last.trailing, maxX: last.trailing, isRightToLeft: last.isRightToLeft)
      last = new
      return new
    }
  }
}

/// The characters of a run, by their place in its text.
nonisolated struct RunCharacters {
  private let run: TextRun
  private let shown: [TextRun.Shown]

  /// - Parameter count: The number of characters of the whole line.
  init(_ run: TextRun, count: Int) {
    self.run = run
    shown =
      run.characters.isEmpty
      ? (0..<count).map { TextRun.Shown(index: $0, length: 1) } : run.characters
  }

  /// The characters that each group of glyphs draws, from left to right; a group that draws a part
  /// of a character only has the widths of the others too.
  func groups(
    of glyphs: [(byte: Int, advance: CGFloat)]
  ) -> [(characters: [Int], advance: CGFloat)] {
    let starts = Set(glyphs.map(\.byte))
    var owner: [Int: [Int]] = [:]
    var (byte, first) = (0, 0)
    // A character belongs to the glyphs that start in it, else to those before it.
    var group: [Int: Int] = [:]
    for character in shown {
      let own = (byte..<byte + character.length).first { starts.contains($0) }
      if let own { first = own }
      owner[first, default: []].append(character.index)
      for place in byte..<byte + character.length where starts.contains(place) {
        group[place] = first
      }
      byte += character.length
    }
    var result: [(byte: Int, advance: CGFloat)] = []
    for glyph in glyphs {
      let start = group[glyph.byte] ?? glyph.byte
      if result.last?.byte == start {
        result[result.count - 1].advance += glyph.advance
      } else {
        result.append((start, glyph.advance))
      }
    }
    return result.map { (owner[$0.byte] ?? [], $0.advance) }
  }
}
