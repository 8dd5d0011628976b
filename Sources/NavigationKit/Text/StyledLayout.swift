import Drawing
import Foundation

/// Text in several styles, broken into lines of a width.
struct StyledLayout {
  /// How a run of text looks.
  struct Style {
    var font: Font
    var color: UIColor?
    var background: UIColor?
    var underline: Rule?
    var strikethrough: Rule?
    /// The space after each character, in points.
    var kern: CGFloat = 0
  }

  /// Lines below or through text.
  struct Rule {
    let style: NSUnderlineStyle
    /// The colour; nil for the text's.
    let color: UIColor?
  }

  /// A run of one style, from the left edge of the text on.
  struct Run {
    let range: Range<String.Index>
    let style: Style
  }

  /// A part of a line that is drawn as one.
  struct Fragment {
    let text: String
    let style: Style
    /// Its left edge in the line, in points.
    var x: CGFloat = 0
    let width: CGFloat
  }

  /// A line, with the heights of its highest letters.
  struct Line {
    var fragments: [Fragment]
    let ascent: CGFloat
    let height: CGFloat
    var width: CGFloat { fragments.reduce(0) { $0 + $1.width } }
  }

  private(set) var lines: [Line] = []
  /// The space between two lines, in points.
  let spacing: CGFloat

  private let text: String
  private let runs: [Run]
  private let measurer: any TextMeasurer
  private let leastHeight: CGFloat

  /// Breaks text between words, or within a word that is too wide by itself; what does not fit into
  /// the lines ends with an ellipsis.
  ///
  /// - Parameters:
  ///   - runs: The styles of the whole text, in order.
  ///   - numberOfLines: The most lines; 0 for any number.
  init(
    _ text: String, runs: [Run], paragraph: NSParagraphStyle?, width: CGFloat, numberOfLines: Int,
    measurer: any TextMeasurer
  ) {
    (self.text, self.runs, self.measurer) = (text, runs, measurer)
    spacing = paragraph?.lineSpacing ?? 0
    leastHeight = paragraph?.minimumLineHeight ?? 0
    let limit = numberOfLines > 0 ? numberOfLines : .max
    let breaker = LineBreaker(limit: width) { [self] in self.width(of: $0) }
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isMirrored = WritingDirection(of: paragraph) == .rightToLeft
      var rest = paragraph
      repeat {
        guard lines.count < limit else { return }
        let isLast = lines.count == limit - 1
        let fits = self.width(of: rest) <= width
        let part = isLast && !fits ? shortened(rest, to: width) : breaker.firstLine(of: rest)
        let shown = fits ? rest : part
        rest = isLast && !fits ? rest.suffix(0) : LineBreaks.rest(of: rest, after: shown)
        add(shown, hasEllipsis: isLast && !fits, at: paragraph.startIndex, isMirrored: isMirrored)
      } while !rest.isEmpty
    }
  }

  /// The size of the whole block, in points.
  var size: CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(0, lines.count - 1)))
  }

  /// As much of a text as fits with an ellipsis.
  private func shortened(_ text: Substring, to width: CGFloat) -> Substring {
    var kept = text
    while !kept.isEmpty {
      let trimmed = LineBreaks.trimmed(kept)
      let ellipsis = style(before: trimmed.endIndex).map { measured("…", $0) } ?? 0
      if self.width(of: trimmed) + ellipsis <= width { return trimmed }
      kept = kept.dropLast()
    }
    return kept
  }

  private mutating func add(
    _ part: Substring, hasEllipsis: Bool, at start: String.Index, isMirrored: Bool
  ) {
    var fragments = fragments(of: part)
    let end = style(before: part.endIndex) ?? runs.first?.style
    if hasEllipsis, let end {
      fragments.append(Fragment(text: "…", style: end, width: measured("…", end)))
    }
    if isMirrored { fragments.reverse() }
    var x: CGFloat = 0
    for index in fragments.indices {
      fragments[index].x = x
      x += fragments[index].width
    }
    let fonts = fragments.isEmpty ? [end?.font].compactMap { $0 } : fragments.map(\.style.font)
    let ascent = fonts.map(measurer.ascent(of:)).max() ?? 0
    let descent = fonts.map { measurer.lineHeight(of: $0) - measurer.ascent(of: $0) }.max() ?? 0
    let height = max(ascent + descent, leastHeight)
    lines.append(Line(fragments: fragments, ascent: height - descent, height: height))
  }

  // MARK: Measuring

  private func fragments(of part: Substring) -> [Fragment] {
    runs.flatMap { run -> [Fragment] in
      let range = run.range.clamped(to: part.startIndex..<part.endIndex)
      guard !range.isEmpty else { return [] }
      let text = text[range]
      guard run.style.kern != 0 else { return [fragment(text, run.style)] }
      return text.indices.map { fragment(text[$0...$0], run.style) }
    }
  }

  private func fragment(_ text: Substring, _ style: Style) -> Fragment {
    Fragment(text: String(text), style: style, width: measured(String(text), style) + style.kern)
  }

  private func width(of part: Substring) -> CGFloat {
    fragments(of: part).reduce(0) { $0 + $1.width }
  }

  private func measured(_ text: String, _ style: Style) -> CGFloat {
    measurer.size(of: text, font: style.font, maxWidth: nil).width
  }

  /// The style of the character before a place.
  private func style(before end: String.Index) -> Style? {
    runs.last { $0.range.lowerBound < end }?.style
  }
}
