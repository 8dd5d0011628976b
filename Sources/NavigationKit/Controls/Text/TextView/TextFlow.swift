import Drawing
import Foundation

/// The lines of a text that is edited, wrapped in a width.
///
/// Paragraphs are wrapped when their lines are needed; until then the number of their lines is
/// estimated, so that the cost does not depend on the length of the text.
final class TextFlow {
  /// A line of a paragraph.
  struct Line: Hashable {
    /// The index of its paragraph, and its own among the paragraph's lines.
    let paragraph: Int
    let index: Int
    /// Its number in the whole text.
    let number: Int
    /// The range of its text, with the spaces or the line feed at its end.
    let range: Range<Int>
    /// Whether a line feed or the text's end ends it, and not the width.
    let endsParagraph: Bool
  }

  let font: Font
  let width: CGFloat
  let lineHeight: CGFloat
  let measurer: any TextMeasurer
  /// The attributes of the text; nil if all of it looks alike.
  let styled: StyledText?
  /// The rooms for lines around excluded paths; nil without any.
  private let rooms: LineRooms?
  /// The places of the lines of each paragraph, if there are excluded paths.
  private var places: [[Place]] = []
  /// Where the lines of each paragraph start in it, and their number; nil before it is wrapped.
  private var paragraphs: SummedArray<[Int]?, Int>
  /// The heights of each paragraph's lines, with their sum; nil if all lines are as high.
  private var heights: SummedArray<[CGFloat], CGFloat>?
  /// How many paragraphs are not wrapped yet.
  private var unwrapped: Int

  init(
    _ text: ParagraphText, font: Font, width: CGFloat, measurer: any TextMeasurer,
    styled: StyledText? = nil, around rooms: LineRooms? = nil
  ) {
    self.rooms = rooms
    (self.font, self.width, self.measurer, self.styled) = (font, width, measurer, styled)
    lineHeight = measurer.lineHeight(of: font)
    let estimate = LineEstimate(font: font, width: width)
    let counts = text.paragraphLengths.map(estimate.lines)
    paragraphs = SummedArray(counts.map { (nil, $0) })
    unwrapped = text.count
    if styled != nil { heights = SummedArray(counts.map(estimatedHeights)) }
    if let rooms { fill(rooms, with: text) }
  }

  /// Wraps all paragraphs, as the place of each depends on those above.
  private func fill(_ rooms: LineRooms, with text: ParagraphText) {
    var top: CGFloat = 0
    let lines = (0..<text.count).map {
      self.lines(ofParagraph: $0, in: text, around: rooms, from: &top)
    }
    places = lines.map { $0.map(\.place) }
    paragraphs = SummedArray(lines.map { (element: $0.map(\.start), weight: $0.count) })
    unwrapped = 0
  }

  private func estimatedHeights(_ count: Int) -> (element: [CGFloat], weight: CGFloat) {
    ([], CGFloat(count) * lineHeight)
  }

  /// The number of lines, as far as it is known.
  var count: Int { paragraphs.weight }

  /// Follows a change of the text.
  func follow(_ change: ParagraphText.Change, in text: ParagraphText) {
    if let rooms { return fill(rooms, with: text) }
    unwrapped -= paragraphs.elements(change.replaced).count { $0 == nil }
    let new = change.replaced.lowerBound..<change.replaced.lowerBound + change.count
    let estimate = LineEstimate(font: font, width: width)
    let counts = new.map { estimate.lines(of: text[$0].utf16.count) }
    paragraphs.replaceSubrange(change.replaced, with: counts.map { (nil, $0) })
    heights?.replaceSubrange(change.replaced, with: counts.map(estimatedHeights))
    unwrapped += new.count
  }

  /// Wraps all paragraphs.
  func wrapAll(of text: ParagraphText) {
    guard unwrapped > 0 else { return }
    let all = paragraphs.elements.enumerated().map { index, cached in
      let starts = cached ?? wrapped(index, in: text)
      return (element: Optional(starts), weight: starts.count)
    }
    paragraphs = SummedArray(all)
    unwrapped = 0
    guard heights != nil else { return }
    heights = SummedArray(all.enumerated().map { measured($1.element ?? [], of: $0, in: text) })
  }

  // MARK: Heights

  /// The height of all lines, as far as it is known.
  var height: CGFloat {
    if let last = places.last?.last { return last.top + last.height }
    return heights?.weight ?? CGFloat(count) * lineHeight
  }

  /// The place of a line beside excluded paths; nil without any.
  private func place(of line: Line) -> Place? {
    guard rooms != nil, places.indices.contains(line.paragraph),
      places[line.paragraph].indices.contains(line.index)
    else { return nil }
    return places[line.paragraph][line.index]
  }

  /// The room for a line, from the left edge of the text on.
  func room(of line: Line) -> (left: CGFloat, width: CGFloat) {
    place(of: line).map { ($0.left, $0.width) } ?? (0, width)
  }

  /// The distance of a line from the first one's top.
  func top(of line: Line) -> CGFloat {
    if let place = place(of: line) { return place.top }
    guard let heights else { return CGFloat(line.number) * lineHeight }
    return heights[line.paragraph].prefix(line.index)
      .reduce(heights.weight(before: line.paragraph), +)
  }

  /// The height of a line.
  func height(of line: Line) -> CGFloat {
    if let place = place(of: line) { return place.height }
    guard let own = heights?[line.paragraph], own.indices.contains(line.index) else {
      return lineHeight
    }
    return own[line.index]
  }

  /// The line at a distance from the first one's top; the first or last beyond the text.
  ///
  /// - Parameter x: Tells lines beside each other apart, from the left edge of the text on.
  func line(at distance: CGFloat, x: CGFloat = 0, in text: ParagraphText) -> Line {
    if rooms != nil { return placedLine(at: distance, x, in: text) }
    guard let heights else {
      let number = (distance / max(1, lineHeight)).rounded(.down)
      return line(number: Int(min(max(number, 0), CGFloat(count))), in: text)
    }
    let found = heights.element(at: max(0, distance))
    var line = line(0, ofParagraph: found.index, in: text)
    while top(of: line) + height(of: line) <= distance,
      line.index + 1 < starts(of: line.paragraph, in: text).count
    {
      line = self.line(line.index + 1, ofParagraph: line.paragraph, in: text)
    }
    return line
  }

  private func placedLine(at distance: CGFloat, _ x: CGFloat, in text: ParagraphText) -> Line {
    let all = places.joined()
    let below = all.prefix { $0.top + $0.height <= distance }.count
    let row = Array(all.dropFirst(min(below, max(0, all.count - 1))))
    let beside = row.prefix { $0.top == row.first?.top }
    let index = beside.firstIndex { x < $0.left + $0.width } ?? max(0, beside.count - 1)
    return line(number: min(below, max(0, all.count - 1)) + index, in: text)
  }

  private func measured(
    _ starts: [Int], of paragraph: Int, in text: ParagraphText
  ) -> (element: [CGFloat], weight: CGFloat) {
    guard let styled else { return ([], 0) }
    let start = text.start(of: paragraph)
    let length = text[paragraph].utf8.last == UInt8(ascii: "\n") ? 1 : 0
    let ends = starts.dropFirst() + [text[paragraph].utf16.count - length]
    let heights = zip(starts, ends).map { first, end in
      styled.height(start + first..<start + max(first, end), measurer)
    }
    return (heights, heights.reduce(0, +))
  }

  // MARK: Lines

  /// The line of a position; a position where a line is broken is on the next.
  func line(of position: Int, in text: ParagraphText) -> Line {
    let place = text.paragraph(at: position)
    let starts = starts(of: place.index, in: text)
    let index = starts.partitioningIndex { $0 > position - place.start } - 1
    return line(max(0, index), ofParagraph: place.index, in: text)
  }

  /// The line of a number; the last one for a number beyond the end.
  func line(number: Int, in text: ParagraphText) -> Line {
    let place = paragraphs.element(at: max(0, number))
    let starts = starts(of: place.index, in: text)
    return line(
      min(max(0, number - place.sum), starts.count - 1), ofParagraph: place.index, in: text)
  }

  /// The line after one; nil after the last.
  func line(after line: Line, in text: ParagraphText) -> Line? {
    if line.index + 1 < starts(of: line.paragraph, in: text).count {
      return self.line(line.index + 1, ofParagraph: line.paragraph, in: text)
    }
    guard line.paragraph + 1 < text.count else { return nil }
    return self.line(0, ofParagraph: line.paragraph + 1, in: text)
  }

  /// The line before one; nil before the first.
  func line(before line: Line, in text: ParagraphText) -> Line? {
    if line.index > 0 { return self.line(line.index - 1, ofParagraph: line.paragraph, in: text) }
    guard line.paragraph > 0 else { return nil }
    let last = starts(of: line.paragraph - 1, in: text).count - 1
    return self.line(last, ofParagraph: line.paragraph - 1, in: text)
  }

  private func line(_ index: Int, ofParagraph paragraph: Int, in text: ParagraphText) -> Line {
    let starts = starts(of: paragraph, in: text)
    let start = text.start(of: paragraph)
    let isLast = index + 1 == starts.count
    let end = isLast ? text[paragraph].utf16.count : starts[index + 1]
    return Line(
      paragraph: paragraph, index: index, number: paragraphs.weight(before: paragraph) + index,
      range: start + starts[index]..<start + end, endsParagraph: isLast)
  }

  /// A line as it is shown, without a line feed.
  func shown(_ line: Line, in text: ParagraphText) -> String {
    let shown = text.text(in: line.range)
    return shown.utf8.last == UInt8(ascii: "\n") ? String(shown.dropLast()) : shown
  }

  /// Where the characters of a line are.
  func edited(_ line: Line, in text: ParagraphText) -> EditedLine {
    let shown = shown(line, in: text)
    let start = line.range.lowerBound
    return EditedLine(
      shown, start: start,
      extents: styled?.extents(start..<start + shown.utf16.count, measurer)
        ?? measurer.extents(of: shown, font: font))
  }

  /// The width of a line, without the spaces at its end.
  func width(of line: Line, in text: ParagraphText) -> CGFloat {
    let trimmed = LineBreaks.trimmed(shown(line, in: text)[...])
    return width(of: trimmed, from: line.range.lowerBound)
  }

  /// The width of a part of the text that starts at a position.
  func width(of part: Substring, from start: Int) -> CGFloat {
    guard let styled else {
      return measurer.size(of: String(part), font: font, maxWidth: nil).width
    }
    return styled.layout(start..<start + part.utf16.count, measurer).size.width
  }

  /// A line with its attributes; nil if all of the text looks alike.
  func layout(of line: Line, in text: ParagraphText) -> StyledLayout? {
    let start = line.range.lowerBound
    let length = shown(line, in: text).utf16.count
    return styled?.layout(start..<start + length, measurer)
  }

  // MARK: Wrapping

  /// Where the lines of a paragraph start, wrapped if it was not.
  private func starts(of paragraph: Int, in text: ParagraphText) -> [Int] {
    if let cached = paragraphs[paragraph] { return cached }
    let starts = wrapped(paragraph, in: text)
    paragraphs.set((starts, starts.count), at: paragraph)
    heights?.set(measured(starts, of: paragraph, in: text), at: paragraph)
    unwrapped -= 1
    return starts
  }

  private func wrapped(_ index: Int, in text: ParagraphText) -> [Int] {
    let paragraph = text[index]
    let start = text.start(of: index)
    func width(_ part: Substring) -> CGFloat {
      self.width(of: part, from: start + part.startIndex.utf16Offset(in: paragraph))
    }
    var rest = paragraph.utf8.last == UInt8(ascii: "\n") ? paragraph.dropLast() : paragraph[...]
    let breaker = LineBreaker(limit: self.width) { width($0) }
    var starts = [0]
    while !rest.isEmpty, width(rest) > self.width {
      rest = LineBreaks.rest(of: rest, after: breaker.firstLine(of: rest))
      guard !rest.isEmpty else { break }
      starts.append(rest.startIndex.utf16Offset(in: paragraph))
    }
    return starts
  }
}

/// Guesses the number of lines of a paragraph from its length.
nonisolated struct LineEstimate {
  private let lettersPerLine: Int

  init(font: Font, width: CGFloat) {
    lettersPerLine = max(1, Int((width / max(1, font.size * Self.letterWidth)).finite))
  }

  func lines(of length: Int) -> Int { max(1, (length + lettersPerLine - 1) / lettersPerLine) }

  /// The average width of a letter of Latin text, in ems.
  private static let letterWidth: CGFloat = 0.5
}
