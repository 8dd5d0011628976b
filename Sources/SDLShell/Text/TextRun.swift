import CSDL2
import Foundation

/// A part of a line in one font file, direction and script.
package nonisolated struct TextRun: Equatable {
  package var text: String
  /// The index of the file in the typeface's chain.
  package var file: Int
  /// The embedding level: even for left to right, odd for right to left.
  package var level = 0
  /// The script as a four-letter tag; nil for digits and punctuation alone.
  package var script: UInt32?
  /// Which characters of the line it shows, with the length of each in the run's UTF-8; empty if it
  /// shows the whole line as it is.
  package var characters: [Shown] = []

  /// A character of the line as a run shows it.
  package struct Shown: Equatable {
    /// Its index in the line.
    package let index: Int
    /// Its length in the run's UTF-8.
    package let length: Int
  }

  /// The longest line in characters; longer ones are cut, as no screen shows them.
  private static let longestLine = 4000
  /// Replaces a character or emoji that no file has.
  private static let unknown: Unicode.Scalar = "\u{25A1}"

  /// Splits a line into runs, sorted from left to right.
  ///
  /// - Parameters:
  ///   - hasLatin: Whether the first file has all of ASCII.
  ///   - emoji: The index of the file of emoji in colours, which they are taken from first; nil without one.
  ///   - has: Whether the file at an index below `files` has a character.
  package static func runs(
    of text: String, files: Int, hasLatin: Bool = true, emoji: Int? = nil,
    has: (Int, Unicode.Scalar) -> Bool
  ) -> [TextRun] {
    guard !hasLatin || !isPlain(text) else {
      return [TextRun(text: text, file: 0, script: HB_SCRIPT_LATIN.rawValue)]
    }
    let line = text.prefix(longestLine)
    let levels = DirectionLevels(of: Array(line.unicodeScalars)).levels
    var runs: [TextRun] = []
    var position = 0
    for (index, character) in line.enumerated() {
      let level = levels[position]
      position += character.unicodeScalars.count
      guard let scalars = shownScalars(character) else { continue }
      // A space beside an emoji is one of the text's: theirs are as wide as they are.
      let last = runs.last?.file == emoji ? nil : runs.last
      let first = character.isEmoji ? emoji : nil
      var run = run(of: scalars, after: last, first: first, files: files, has: has)
      run.level = level
      run.script = scalars[0].script
      run.characters = [Shown(index: index, length: run.text.utf8.count)]
      if runs.last?.goesOn(with: run) == true {
        runs[runs.count - 1].append(run)
      } else {
        runs.append(run)
      }
    }
    return DirectionLevels.visualOrder(of: runs)
  }

  /// Whether the text is plain ASCII, the common case, which the first file always has.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.count <= longestLine && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  private func goesOn(with next: TextRun) -> Bool {
    let isSameScript = script == nil || next.script == nil || script == next.script
    return isSameScript && file == next.file && level == next.level
  }

  private mutating func append(_ next: TextRun) {
    text += next.text
    characters += next.characters
    script = script ?? next.script
  }

  /// A character without direction marks, which no font draws; nil if nothing is left.
  private static func shownScalars(_ character: Character) -> [Unicode.Scalar]? {
    let shown = character.unicodeScalars.filter { !$0.isHidden }
    guard let base = shown.first else { return nil }
    return base.isControl ? [" "] : Array(shown)
  }

  private static func run(
    of scalars: [Unicode.Scalar], after last: TextRun?, first: Int?, files: Int,
    has: (Int, Unicode.Scalar) -> Bool
  ) -> TextRun {
    func text(_ scalars: [Unicode.Scalar]) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
    let needed = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    func canDraw(_ file: Int) -> Bool { needed.allSatisfy { has(file, $0) } }
    if let first, canDraw(first) { return TextRun(text: text(scalars), file: first) }
    if let last, scalars[0].isNeutral, canDraw(last.file) {
      return TextRun(text: text(scalars), file: last.file)
    }
    let best = (0..<files).first(where: canDraw) ?? (0..<files).first { has($0, scalars[0]) }
    if let best { return TextRun(text: text(scalars), file: best) }
    return TextRun(
      text: text([unknown]), file: (0..<files).first { has($0, unknown) } ?? 0)
  }
}

nonisolated extension Character {
  /// Whether it is drawn in colours: what Unicode shows so by itself, and what a mark behind it asks that for.
  fileprivate var isEmoji: Bool {
    let scalars = unicodeScalars
    guard let base = scalars.first?.properties, base.isEmoji else { return false }
    let asksForText = scalars.contains("\u{FE0E}")
    let asksForColors = scalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
    return !asksForText && (base.isEmojiPresentation || asksForColors)
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

  /// Direction marks, the byte order mark and NUL, which are not drawn.
  fileprivate var isHidden: Bool {
    (0x200E...0x200F).contains(value) || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value) || value == 0xFEFF || value == 0
  }

  /// Spaces and punctuation, which take the font of their neighbours.
  fileprivate var isNeutral: Bool {
    properties.isWhitespace || value < 0x80 && !properties.isAlphabetic && !isDigit
  }

  private var isDigit: Bool { (0x30...0x39).contains(value) }

  /// The script as a tag; nil for characters that all scripts share.
  fileprivate var script: UInt32? {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), value)
    let shared = [HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN]
    return shared.contains(script) ? nil : script.rawValue
  }
}
