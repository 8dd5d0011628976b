import Drawing
import Foundation

/// Holds the text of an editor, in front of what marks the selection.
final class SelectedTextView: UIView {
  /// What is selected, and what an input method composes, in the view's coordinates.
  var selected: [CGRect] = []
  var marked: [CGRect] = []

  override func paint(on canvas: inout Canvas) {
    let color = tintColor.color(in: canvas.traits)
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
