import Drawing
import Foundation

/// What is seen of a text view's text, in the coordinates of its content.
struct TextPicture {
  /// A line that is seen.
  struct Line {
    let text: String
    let origin: CGPoint
    let width: CGFloat
  }

  var lines: [Line] = []
  var font = Font(size: 0)
  /// What is selected, and what an input method composes.
  var selection = TextMarks()

  func paint(_ view: UITextView, on canvas: inout Canvas) {
    selection.paint(in: view.tintColor, on: &canvas)
    let color = view.presentedColor(
      .contentColor, model: view.contentColor?.color(in: canvas.traits), at: canvas.now)
    for line in lines {
      canvas.text(
        line.text, font: font, color: color ?? .black, at: line.origin, width: line.width)
    }
  }
}

/// The marks behind selected and below composed text.
struct TextMarks {
  var selected: [CGRect] = []
  var marked: [CGRect] = []

  func paint(in tint: UIColor, on canvas: inout Canvas) {
    let color = tint.color(in: canvas.traits)
    for rect in selected { canvas.fill(rect, color.faded(by: Self.opacity)) }
    for rect in marked {
      canvas.fill(
        CGRect(
          x: rect.minX, y: rect.maxY - Self.underline, width: rect.width, height: Self.underline),
        color)
    }
  }

  /// The opacity of the tint behind selected text; tuned by eye.
  private static let opacity = 0.2
  /// The width of the line below text that is composed, in points; tuned by eye.
  private static let underline: CGFloat = 1
}
