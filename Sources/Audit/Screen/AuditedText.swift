import Drawing
import Foundation
import NavigationKit

/// A text on a screen that is audited, in the lines in which it is drawn.
struct AuditedText {
  /// The view that draws it.
  let drawn: DrawnView
  /// The place of its view among the views on screen, back to front.
  let order: Int
  /// The rectangle of each line: its width, and the height of its letters.
  let boxes: [CGRect]

  var view: UIView { drawn.view }
  var lines: [TextLine] { drawn.lines }
  /// The text as a whole; what is drawn, where only that is known.
  var text: String {
    drawn.text
      ?? lines.map { $0.text.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }
  /// The rectangle of all lines.
  var box: CGRect { boxes.dropFirst().reduce(boxes[0]) { $0.union($1) } }
  /// What it is called in findings.
  var words: String { "text “\(text.shortened)”" }

  /// - Returns: Nil if the view draws no text, or has it in a picture, which is no text of the app's.
  init?(_ drawn: DrawnView, order: Int) {
    guard !drawn.lines.isEmpty, !(drawn.view is UIImageView) else { return nil }
    (self.drawn, self.order) = (drawn, order)
    boxes = drawn.lines.map { line in
      CGRect(
        x: line.origin.x, y: line.origin.y - line.font.size * Self.heightOfCapitals,
        width: line.width, height: line.font.size * (Self.heightOfCapitals + Self.depthOfLetters))
    }
  }

  /// How high capitals are and how deep letters reach, as shares of the font's size: those of
  /// Inter.
  private static let heightOfCapitals: CGFloat = 0.73
  private static let depthOfLetters: CGFloat = 0.2
}

extension String {
  /// The text in one line, cut after a number of characters that a report has room for.
  nonisolated var shortened: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > Self.longest ? line.prefix(Self.longest - 1) + "…" : line
  }

  /// The last part of the text in one line.
  nonisolated var end: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > Self.longest ? "[…] " + line.suffix(Self.longest - 4) : line
  }

  /// How many characters of a text a finding has room for.
  private nonisolated static var longest: Int { 40 }
}
