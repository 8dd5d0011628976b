import Drawing
import Foundation

/// Text broken into lines of a width; the last line is truncated if there are too many.
nonisolated struct TextLayout: Hashable, Sendable {
  /// A line and its width, in points.
  struct Line: Hashable, Sendable {
    let text: String
    let width: CGFloat
  }

  /// The lines in order.
  let lines: [Line]
  /// The height of a line, in points.
  let lineHeight: CGFloat

  /// The size of the whole block, in points.
  var size: CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0, height: CGFloat(lines.count) * lineHeight)
  }

  /// Breaks text between words, or within a word that is too wide by itself.
  ///
  /// - Parameters:
  ///   - numberOfLines: The most lines; 0 for any number.
  ///   - mode: How text is shown that does not fit.
  init(
    _ text: String, font: Font, width: CGFloat, numberOfLines: Int,
    mode: NSLineBreakMode = .byTruncatingTail, measurer: any TextMeasurer
  ) {
    let cutter = TextTruncator(font: font, width: width, mode: mode, measurer: measurer)
    let limit = numberOfLines > 0 ? numberOfLines : .max
    var result: [Line] = []
    // Most texts are one paragraph, and looking for bytes is much faster than for characters.
    var paragraphs =
      text.utf8.contains(UInt8(ascii: "\n"))
      ? text.split(separator: "\n", omittingEmptySubsequences: false)[...] : [text[...]]
    while let paragraph = paragraphs.popFirst(), result.count < limit {
      let direction = WritingDirection(of: paragraph) ?? .leftToRight
      var rest = paragraph
      repeat {
        let isLast = result.count == limit - 1
        let line = isLast ? cutter.lastLine(of: rest) : cutter.firstLine(of: rest)
        rest = LineBreaks.rest(of: rest, after: line)
        let goesOn = isLast && !paragraphs.isEmpty && rest.isEmpty
        let fitted = cutter.fitted(String(line), goesOn: goesOn)
        result.append(Line(text: direction.kept(in: fitted.text), width: fitted.width))
      } while !rest.isEmpty && result.count < limit
    }
    lines = result
    lineHeight = measurer.lineHeight(of: font)
  }
}
