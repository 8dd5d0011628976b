import Drawing
import Foundation

/// A text of which not all lines are shown.
extension UITextView {
  /// The last line that is shown, if the text has more lines than its container shows; else nil.
  func lastShownLine(of flow: TextFlow) -> TextFlow.Line? {
    guard textContainer.maximumNumberOfLines > 0 else { return nil }
    var last = flow.line(number: 0, in: edited.text)
    for _ in 1..<max(textContainer.maximumNumberOfLines, 1) {
      guard let next = flow.line(after: last, in: edited.text) else { return nil }
      last = next
    }
    return flow.line(after: last, in: edited.text) == nil ? nil : last
  }

  /// The height of all lines that are shown, down to the last one.
  func shownHeight(of flow: TextFlow, to last: TextFlow.Line?) -> CGFloat {
    last.map { flow.top(of: $0) + flow.height(of: $0) } ?? flow.height
  }

  /// A line as it is shown: cut short where it is the last one that is shown, and more follow.
  func pictured(_ line: TextFlow.Line, isCut: Bool, of flow: TextFlow) -> TextPicture.Line {
    let text = edited.text
    guard isCut, textContainer.truncates else {
      let width = flow.width(of: line, in: text)
      return TextPicture.Line(
        text: flow.shown(line, in: text),
        origin: CGPoint(x: left(of: line, width: width, in: flow), y: top(of: line)), width: width,
        layout: flow.layout(of: line, in: text))
    }
    let layout = flow.truncatedLayout(of: line, in: text)
    let truncator = TextTruncator(
      font: flow.font, width: flow.room(of: line).width, mode: textContainer.lineBreakMode,
      measurer: measurer)
    let fitted = truncator.fitted(
      flow.restOfParagraph(from: line, in: text), goesOn: line.paragraph + 1 < text.count)
    let width = layout?.size.width ?? fitted.width
    return TextPicture.Line(
      text: fitted.text,
      origin: CGPoint(x: left(of: line, width: width, in: flow), y: top(of: line)), width: width,
      layout: layout)
  }
}

extension TextFlow {
  /// The rest of a line's paragraph from the line's start on, without the line feed.
  func restOfParagraph(from line: Line, in text: ParagraphText) -> String {
    let start = text.start(of: line.paragraph)
    let end = start + text[line.paragraph].utf16.count
    let rest = text.text(in: line.range.lowerBound..<end)
    return rest.utf8.last == UInt8(ascii: "\n") ? String(rest.dropLast()) : rest
  }

  /// That rest with its attributes, cut short to the width; nil if all of the text looks alike.
  func truncatedLayout(of line: Line, in text: ParagraphText) -> StyledLayout? {
    let start = line.range.lowerBound
    let length = restOfParagraph(from: line, in: text).utf16.count
    return styled?.layout(start..<start + length, within: room(of: line).width, measurer)
  }
}
