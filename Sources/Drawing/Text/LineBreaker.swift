public import Foundation

/// Breaks text into lines no wider than a limit.
///
/// Latin text breaks at spaces and hyphens. Chinese and Japanese break between any two characters,
/// except those that may not start or end a line. A word that is too wide breaks anywhere.
public struct LineBreaker {
  private let limit: CGFloat
  private let width: (Substring) -> CGFloat

  /// Makes a breaker of lines up to `limit` points wide; `width` measures text on one line.
  public init(limit: CGFloat, width: @escaping (Substring) -> CGFloat) {
    self.limit = limit
    self.width = width
  }

  /// Whether all of a text fits on a line; of a long one no more is measured than a line can hold.
  public func fits(_ text: Substring) -> Bool {
    let head = text.prefix(Self.longestLine)
    return width(head) <= limit && (head.endIndex == text.endIndex || width(text) <= limit)
  }

  /// The lines of a paragraph without trailing spaces; at least one.
  public func lines(of paragraph: Substring) -> [Substring] {
    var lines: [Substring] = []
    var rest = paragraph
    repeat {
      let line = firstLine(of: rest)
      lines.append(line)
      rest = LineBreaks.rest(of: rest, after: line)
    } while !rest.isEmpty
    return lines
  }

  /// As many whole words as fit on a line; if none fits, as many characters of the first as do.
  public func firstLine(of text: Substring) -> Substring {
    var line = text.prefix(0)
    var rest = text
    var sum: CGFloat = 0
    while !rest.isEmpty {
      let word = LineBreaks.firstWord(of: rest, limit: Self.longestLine)
      let letters = LineBreaks.trimmed(word)
      // The sum ignores kerning between words, so the whole line is measured again.
      if sum + width(letters) > limit {
        if line.isEmpty { return firstCharacters(of: letters) }
        if width(text[..<letters.endIndex]) > limit { return line }
      }
      sum += width(word)
      line = text[..<letters.endIndex]
      rest = rest[word.endIndex...]
    }
    return line
  }

  /// As many characters as fit on a line; at least one.
  public func firstCharacters(of text: Substring) -> Substring {
    let bound = text.prefix(Self.longestLine)
    let ends = bound.indices.map { text.index(after: $0) }
    var (fitting, above) = (0, ends.count)
    while fitting + 1 < above {
      let middle = (fitting + above) / 2
      if width(text[..<ends[middle]]) <= limit { fitting = middle } else { above = middle }
    }
    return ends.isEmpty ? text : text[..<ends[fitting]]
  }

  /// The most characters on a line, which limits the search in very long text.
  private static let longestLine = 512
}
