import Drawing
import Foundation

/// The visible part of a text view's text, in the coordinates of its content.
struct TextPicture {
  /// A visible line.
  struct Line {
    let text: String
    let origin: CGPoint
    let width: CGFloat
    /// The line with its attributes; nil if all of the text looks alike.
    let layout: StyledLayout?
  }

  var lines: [Line] = []
  var font = Font(size: 0)
  /// The marks of the selection.
  var marks = TextMarks()

  func paint(_ view: UITextView, on canvas: inout Canvas) {
    marks.paint(in: view.tintColor, on: &canvas)
    let color = view.presentedColor(
      .contentColor, model: view.contentColor?.color(in: canvas.traits), at: canvas.now)
    for line in lines {
      if let layout = line.layout {
        layout.paint(
          in: CGRect(origin: line.origin, size: layout.size),
          StyledLayout.Defaults(color: color ?? .black), on: &canvas)
        continue
      }
      canvas.text(
        line.text, font: font, color: color ?? .black, at: line.origin, width: line.width)
    }
  }
}
