import Foundation

/// Breaks names into lines: at blanks, and in names of code where a word begins.
nonisolated struct LineBreaker {
  private let fits: (String) -> Bool

  /// Makes a breaker of lines that fit.
  init(fits: @escaping (String) -> Bool) { self.fits = fits }

  /// The lines of a name, and whether nothing of it is left out.
  func lines(of name: String, maximum: Int) -> (lines: [String], isWhole: Bool) {
    var (lines, isWhole) = ([String](), true)
    var rest = Self.words(of: name)[...]
    while let first = rest.first, lines.count < maximum {
      var (line, count) = (first, 1)
      while count < rest.count, fits((line + rest[rest.startIndex + count]).trimmed) {
        line += rest[rest.startIndex + count]
        count += 1
      }
      let isLast = lines.count == maximum - 1
      let text = isLast ? rest.joined() : line
      rest = isLast ? [] : rest.dropFirst(count)
      let shown = shortened(text.trimmed)
      lines.append(shown.line)
      isWhole = isWhole && shown.isWhole
    }
    return (lines, isWhole)
  }

  /// A line, with the end left out if it does not fit, and whether it is whole.
  func shortened(_ line: String) -> (line: String, isWhole: Bool) {
    guard !fits(line) else { return (line, true) }
    var (low, high) = (0, line.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(line.prefix(middle) + Self.ellipsis) { low = middle } else { high = middle - 1 }
    }
    return (String(line.prefix(low)).trimmed + Self.ellipsis, false)
  }

  private static let ellipsis = "…"

  /// The parts of a name between which a line may end, which together are the name.
  private static func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      if index == 0 || begins(at: index, in: letters) {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }

  private static func begins(at index: Int, in letters: [Character]) -> Bool {
    let (before, letter) = (letters[index - 1], letters[index])
    if " -_./".contains(before) { return letter != " " }
    guard letter.isUppercase, before.isLetter || before.isNumber else { return false }
    // `URLSession` is URL and Session.
    return !before.isUppercase || (index + 1 < letters.count && letters[index + 1].isLowercase)
  }
}

nonisolated extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
