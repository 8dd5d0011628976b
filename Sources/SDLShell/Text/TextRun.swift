import Foundation

/// A part of a line that one font file draws in one direction.
package nonisolated struct TextRun: Equatable {
  /// How the shaper has to read it, by the name it knows the script under.
  package enum Script: String {
    case hebrew = "Hebr"
    case arabic = "Arab"
    case other = "Zzzz"

    var isRightToLeft: Bool { self != .other }
  }

  package var text: String
  /// Which file of the font's chain has its letters.
  package var file: Int
  package var script: Script = .other

  /// Longer lines are cut: no screen shows them.
  private static let longestLine = 4000
  /// What stands for a character, or a whole emoji, that no file has.
  private static let unknown: Unicode.Scalar = "\u{25A1}"

  /// Cuts a line into runs, in the order in which they stand from left to right.
  ///
  /// `has` says whether a file of the chain, by its index below `files`, can draw a character.
  package static func runs(
    of text: String, files: Int, has: (Int, Unicode.Scalar) -> Bool
  ) -> [TextRun] {
    guard !isPlain(text) else { return [TextRun(text: text, file: 0)] }
    let shown = text.prefix(longestLine).compactMap(shownScalars)
    let levels = DirectionLevels(of: shown.compactMap(\.first)).levels
    var runs: [TextRun] = []
    var runLevels: [Int] = []
    var script = Script.hebrew
    for (scalars, level) in zip(shown, levels) {
      if let found = scalars.first?.rightToLeftScript { script = found }
      var run = run(of: scalars, after: runs.last, files: files, has: has)
      run.script = level % 2 == 1 ? script : .other
      if let last = runs.last, last.file == run.file, last.script == run.script,
        runLevels.last == level
      {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
        runLevels.append(level)
      }
    }
    return DirectionLevels.visualOrder(of: runs, levels: runLevels)
  }

  /// Plain ASCII: the common case, which the first file always has.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.count <= longestLine && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  /// A character without the marks that no font draws; nil if nothing is left.
  private static func shownScalars(_ character: Character) -> [Unicode.Scalar]? {
    let shown = character.unicodeScalars.filter { !$0.isHidden }
    guard let base = shown.first else { return nil }
    return base.isControl ? [" "] : Array(shown)
  }

  private static func run(
    of scalars: [Unicode.Scalar], after last: TextRun?, files: Int,
    has: (Int, Unicode.Scalar) -> Bool
  ) -> TextRun {
    func text(_ scalars: [Unicode.Scalar]) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
    let needed = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    func canDraw(_ file: Int) -> Bool { needed.allSatisfy { has(file, $0) } }
    if let last, scalars[0].isNeutral, canDraw(last.file) {
      return TextRun(text: text(scalars), file: last.file)
    }
    let best = (0..<files).first(where: canDraw) ?? (0..<files).first { has($0, scalars[0]) }
    if let best { return TextRun(text: text(scalars), file: best) }
    return TextRun(
      text: text([unknown]), file: (0..<files).first { has($0, unknown) } ?? 0)
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

  /// Marks that steer direction, which the runs decide on.
  fileprivate var isHidden: Bool {
    (0x200E...0x200F).contains(value) || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value) || value == 0xFEFF || value == 0
  }

  /// Spaces and punctuation, which go along with what stands around them.
  var isNeutral: Bool {
    properties.isWhitespace || value < 0x80 && !properties.isAlphabetic && !isDigit
  }

  var isDigit: Bool { (0x30...0x39).contains(value) }

  /// The script, if it is one that runs from right to left.
  var rightToLeftScript: TextRun.Script? {
    switch value {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: .hebrew
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: .arabic
    default: nil
    }
  }
}
