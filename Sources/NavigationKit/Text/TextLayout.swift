import Drawing
import Foundation

/// Text broken into lines that fit a width, the last one cut where there are too many.
nonisolated struct TextLayout: Hashable, Sendable {
  /// One line and how wide it is.
  struct Line: Hashable, Sendable {
    let text: String
    let width: CGFloat
  }

  /// The lines, from the top.
  let lines: [Line]
  /// How far apart they are, in points.
  let lineHeight: CGFloat

  /// The size of the whole block, in points.
  var size: CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0, height: CGFloat(lines.count) * lineHeight)
  }

  /// Breaks text at spaces, or within a word that is too wide by itself.
  ///
  /// - Parameters:
  ///   - numberOfLines: How many lines there may be; 0 for any number.
  ///   - mode: What becomes of text that does not fit.
  init(
    _ text: String, font: Font, width: CGFloat, numberOfLines: Int,
    mode: NSLineBreakMode = .byTruncatingTail, measurer: any TextMeasurer
  ) {
    let breaker = LineBreaker(font: font, width: width, measurer: measurer)
    var result: [Line] = []
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    for paragraph in paragraphs {
      var rest = paragraph
      repeat {
        let isLast = numberOfLines > 0 && result.count == numberOfLines - 1
        let line = isLast ? rest : breaker.firstLine(of: rest)
        rest = rest[line.endIndex...].drop { $0 == " " }
        result.append(breaker.fitted(String(line), mode: mode))
      } while !rest.isEmpty && (numberOfLines == 0 || result.count < numberOfLines)
      if numberOfLines > 0, result.count >= numberOfLines { break }
    }
    lines = result
    lineHeight = measurer.lineHeight(of: font)
  }
}

/// Finds where lines end and what is left of text that is too wide.
nonisolated struct LineBreaker {
  let font: Font
  let width: CGFloat
  let measurer: any TextMeasurer

  /// As much of the text as fits on a line, up to the last space or, failing that, character.
  func firstLine(of text: Substring) -> Substring {
    guard self.width(of: String(text)) > width else { return text }
    let longest = longestPrefix(of: text)
    let isAtWordEnd = longest.endIndex < text.endIndex && text[longest.endIndex] == " "
    guard !isAtWordEnd, let space = longest.lastIndex(of: " ") else { return longest }
    return text[..<space]
  }

  /// The text, or what of it fits together with an ellipsis.
  func fitted(_ text: String, mode: NSLineBreakMode) -> TextLayout.Line {
    let whole = self.width(of: text)
    guard whole > width + LineBreaker.tolerance else {
      return TextLayout.Line(text: text, width: whole)
    }
    let cut = cut(text, mode: mode)
    return TextLayout.Line(text: cut, width: self.width(of: cut))
  }

  private func cut(_ text: String, mode: NSLineBreakMode) -> String {
    let characters = Array(text)
    let build: (Int) -> String = { kept in
      switch mode {
      case .byTruncatingHead: "…" + String(characters.suffix(kept))
      case .byTruncatingMiddle:
        String(characters.prefix((kept + 1) / 2)) + "…" + String(characters.suffix(kept / 2))
      case .byClipping, .byWordWrapping, .byCharWrapping: String(characters.prefix(kept))
      default: trimmed(String(characters.prefix(kept))) + "…"
      }
    }
    return build(largest(upTo: characters.count) { self.width(of: build($0)) <= width })
  }

  private func longestPrefix(of text: Substring) -> Substring {
    let bound = min(text.count, LineBreaker.longestLine)
    let count = largest(upTo: bound) { self.width(of: String(text.prefix($0))) <= width }
    return text.prefix(max(1, count))
  }

  /// The largest count that passes, where all smaller ones pass too.
  private func largest(upTo limit: Int, where passes: (Int) -> Bool) -> Int {
    var low = 0
    var high = limit
    while low < high {
      let middle = (low + high + 1) / 2
      if passes(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func width(of text: String) -> CGFloat {
    measurer.size(of: text, font: font, maxWidth: nil).width
  }

  private func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// How much too wide text may be before it is cut, in points: widths come rounded to pixels.
  private static let tolerance: CGFloat = 0.5
  /// How many characters can ever stand on one line; bounds the search in very long text.
  private static let longestLine = 512
}
