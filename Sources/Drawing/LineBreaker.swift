public import Foundation

/// Breaks text into lines that are no wider than a limit.
///
/// Latin text breaks at spaces and hyphens, Chinese and Japanese between any two characters but those
/// that may not start or end a line; a word that is too wide by itself breaks anywhere.
public struct LineBreaker {
  private let limit: CGFloat
  private let width: (Substring) -> CGFloat

  /// Makes a breaker of lines up to `limit` points wide; `width` measures a part of the text on one line.
  public init(limit: CGFloat, width: @escaping (Substring) -> CGFloat) {
    self.limit = limit
    self.width = width
  }

  /// The lines of a paragraph, at least one, without the spaces at their ends.
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

  /// As many whole words as fit on a line, or what fits of the first one.
  public func firstLine(of text: Substring) -> Substring {
    var line = text.prefix(0)
    var rest = text
    var sum: CGFloat = 0
    while !rest.isEmpty {
      let word = LineBreaks.firstWord(of: rest, limit: Self.longestLine)
      let letters = LineBreaks.trimmed(word)
      // Kerning between words is left out of the sum, hence the second look.
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

  /// How many characters can ever stand on one line; bounds the search in very long text.
  private static let longestLine = 512
}
