import Drawing
import Foundation

/// A line of text where it is in its container.
struct LaidLine {
  /// The range of its text, with the spaces or the line feed at its end.
  let range: Range<Int>
  let hasLineFeed: Bool
  /// The rectangle from side to side of the container, or of the room beside an excluded path.
  let rect: CGRect
  /// The part of ``rect`` with text, and the padding beside it.
  let usedRect: CGRect
  /// Where its text begins.
  let left: CGFloat
  /// The distance from its top to the baseline.
  let ascent: CGFloat
  /// Its text, in one line from the left on.
  let layout: StyledLayout
  /// Where its characters are.
  let characters: EditedLine

  /// - Parameters:
  ///   - layout: The layout of its visible text, from its left end on.
  ///   - characters: Where its characters are, from there on.
  ///   - place: Its top, its height, and where its text begins.
  ///   - container: Where its room in the container begins, how wide that is, and the padding.
  init(
    _ range: Range<Int>, hasLineFeed: Bool, _ layout: StyledLayout, _ characters: EditedLine,
    at place: (left: CGFloat, top: CGFloat, height: CGFloat), textWidth: CGFloat,
    in container: (left: CGFloat, width: CGFloat, padding: CGFloat)
  ) {
    (self.range, self.hasLineFeed, self.layout) = (range, hasLineFeed, layout)
    (self.characters, left) = (characters, place.left)
    ascent = layout.lines.first?.ascent ?? 0
    rect = CGRect(
      x: container.left, y: place.top, width: container.width, height: place.height)
    usedRect = CGRect(
      x: place.left - container.padding, y: place.top,
      width: textWidth + 2 * container.padding, height: place.height)
  }
}

extension StyledLayout {
  /// Makes a line of text that looks alike.
  init(plain text: String, _ style: Style, measurer: any TextMeasurer) {
    let run = Run(range: text.startIndex..<text.endIndex, style: style, paragraph: nil)
    self.init(
      text, runs: [run], width: .greatestFiniteMagnitude, numberOfLines: 1, measurer: measurer)
  }
}
