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
    /// How far the baseline is moved up, in points.
    var rise: CGFloat = 0
    var shadow: TextShadow?
    /// The line around its letters; nil for none.
    var stroke: TextStroke?
    /// The picture in the place of its character.
    var attachment: NSTextAttachment?
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
    /// How the lines are set that begin in it; nil for as usual.
    let paragraph: NSParagraphStyle?
  }

  /// A part of a line that is drawn as one.
  struct Fragment {
    let text: String
    var style: Style
    /// Its left edge in the line, in points.
    var x: CGFloat = 0
    let width: CGFloat
  }

  /// A line, with the heights of its highest letters.
  struct Line {
    var fragments: [Fragment]
    /// The space above it.
    let before: CGFloat
    let ascent: CGFloat
    let height: CGFloat
    /// Its place between the edges.
    let place: ParagraphLayout.Place
    /// Where it begins in the text.
    let start: String.Index
    /// Its room beside what it flows around; nil from one edge to the other.
    var room: LineRooms.Room?
    var width: CGFloat { fragments.reduce(0) { $0 + $1.width } }
  }

  var lines: [Line] = []

  private let text: String
  private let runs: [Run]
  private let measurer: any TextMeasurer
  let room: CGFloat

  /// Breaks text between words, or within a word that is too wide by itself; what does not fit into
  /// the lines ends with an ellipsis.
  ///
  /// - Parameters:
  ///   - runs: The styles of the whole text, in order.
  ///   - numberOfLines: The most lines; 0 for any number.
  init(
    _ text: String, runs: [Run], width: CGFloat, numberOfLines: Int, measurer: any TextMeasurer
  ) {
    self.init(empty: text, runs: runs, width: width, measurer: measurer)
    let limit = numberOfLines > 0 ? numberOfLines : .max
    var above: ParagraphLayout?
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard lines.count < limit else { return }
      let layout = layout(of: paragraph)
      add(paragraph, layout, below: above, limit: limit)
      above = layout
    }
  }

  /// Makes a layout without lines so far.
  init(empty text: String, runs: [Run], width: CGFloat, measurer: any TextMeasurer) {
    (self.text, self.runs, self.measurer, room) = (text, runs, measurer, width)
  }

  /// How the lines of a paragraph are set.
  func layout(of paragraph: Substring) -> ParagraphLayout {
    ParagraphLayout(style(of: paragraph), direction: WritingDirection(of: paragraph))
  }

  /// Adds the lines of a paragraph.
  private mutating func add(
    _ paragraph: Substring, _ layout: ParagraphLayout, below above: ParagraphLayout?, limit: Int
  ) {
    var rest = paragraph
    var before = above.map { $0.spacing(before: layout) } ?? 0
    var isFirst = true
    repeat {
      guard lines.count < limit else { return }
      let place = layout.place(isFirst: isFirst, in: room)
      let breaker = LineBreaker(limit: place.width) { [self] in self.width(of: $0) }
      let isLast = lines.count == limit - 1
      let fits = breaker.fits(rest)
      let hasEllipsis = isLast && !fits
      let part =
        fits
        ? rest
        : isLast
          ? shortened(breaker.firstCharacters(of: rest), to: place.width)
          : layout.firstLine(of: rest, by: breaker)
      rest = hasEllipsis ? rest.suffix(0) : LineBreaks.rest(of: rest, after: part)
      add(
        part, hasEllipsis: hasEllipsis, in: layout, at: place, before: lines.isEmpty ? 0 : before)
      (before, isFirst) = (layout.lineSpacing, false)
    } while !rest.isEmpty
  }

  /// The size of the whole block, in points.
  var size: CGSize {
    CGSize(
      width: lines.map { $0.place.needed(for: $0.width) }.max() ?? 0,
      height: lines.reduce(0) { $0 + $1.before + $1.height })
  }

  /// How many of the lines are wholly in a height; one at least.
  func numberOfLines(within height: CGFloat) -> Int {
    var end: CGFloat = 0
    let whole = lines.prefix { line in
      end += line.before + line.height
      return end <= height
    }
    return max(1, whole.count)
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

  mutating func add(
    _ part: Substring, hasEllipsis: Bool, in layout: ParagraphLayout,
    at place: ParagraphLayout.Place, before: CGFloat, room: LineRooms.Room? = nil
  ) {
    var fragments = fragments(of: part)
    var end = style(before: part.endIndex) ?? runs.first?.style
    end?.attachment = nil
    if hasEllipsis, let end {
      fragments.append(Fragment(text: "…", style: end, width: measured("…", end)))
    }
    if layout.isMirrored { fragments.reverse() }
    var x: CGFloat = 0
    for index in fragments.indices {
      fragments[index].x = x
      x += fragments[index].width
    }
    let styles = fragments.isEmpty ? [end].compactMap { $0 } : fragments.map(\.style)
    let ascent = styles.map(ascent(of:)).max() ?? 0
    let descent = styles.map(descent(of:)).max() ?? 0
    let height = layout.height(ascent + descent)
    lines.append(
      Line(
        fragments: fragments, before: before, ascent: height - descent, height: height,
        place: place, start: part.startIndex, room: room))
  }

  /// The height of a line with only the letter at a place, or the one before the text's end.
  func height(ofLineAt place: String.Index, in layout: ParagraphLayout) -> CGFloat {
    guard let run = runs.first(where: { $0.range.contains(place) }) ?? runs.last else { return 0 }
    return layout.height(ascent(of: run.style) + descent(of: run.style))
  }

  // MARK: Measuring

  private func ascent(of style: Style) -> CGFloat {
    max(0, style.attachment.map { $0.shownBounds.maxY } ?? measurer.ascent(of: style.font))
      + style.rise
  }

  private func descent(of style: Style) -> CGFloat {
    let own =
      style.attachment.map { max(0, -$0.shownBounds.minY) }
      ?? measurer.lineHeight(of: style.font) - measurer.ascent(of: style.font)
    return own - style.rise
  }

  private func fragments(of part: Substring) -> [Fragment] {
    runs.flatMap { run -> [Fragment] in
      let range = run.range.clamped(to: part.startIndex..<part.endIndex)
      guard !range.isEmpty else { return [] }
      let text = text[range]
      guard run.style.kern != 0 || run.style.attachment != nil else {
        return [fragment(text, run.style)]
      }
      return text.indices.map { fragment(text[$0...$0], run.style) }
    }
  }

  private func fragment(_ text: Substring, _ style: Style) -> Fragment {
    Fragment(text: String(text), style: style, width: measured(String(text), style) + style.kern)
  }

  func width(of part: Substring) -> CGFloat {
    fragments(of: part).reduce(0) { $0 + $1.width }
  }

  private func measured(_ text: String, _ style: Style) -> CGFloat {
    style.attachment.map { $0.shownBounds.width }
      ?? measurer.size(of: text, font: style.font, maxWidth: nil).width
  }

  /// The style of the character before a place.
  private func style(before end: String.Index) -> Style? {
    runs.last { $0.range.lowerBound < end }?.style
  }

  /// The style of a paragraph's first character, or of the one before if it is empty.
  private func style(of paragraph: Substring) -> NSParagraphStyle? {
    let start = paragraph.startIndex
    return (runs.first { $0.range.contains(start) } ?? runs.last)?.paragraph
  }

  // MARK: Parts

  /// A line by itself, from its left end on.
  func line(_ index: Int) -> StyledLayout {
    let line = lines[index]
    var part = self
    part.lines = [
      Line(
        fragments: line.fragments, before: 0, ascent: line.ascent, height: line.height,
        place: ParagraphLayout.Place(
          indent: 0, width: line.width, tail: 0, alignment: .left, beginsAtRight: false),
        start: line.start)
    ]
    return part
  }

  /// The same without colours behind letters.
  var withoutBackgrounds: StyledLayout {
    var part = self
    for line in part.lines.indices {
      for fragment in part.lines[line].fragments.indices {
        part.lines[line].fragments[fragment].style.background = nil
      }
    }
    return part
  }
}
