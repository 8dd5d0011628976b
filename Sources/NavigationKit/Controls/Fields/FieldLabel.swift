import Drawing
import Foundation

/// Shows a field's text or placeholder, which the field may draw in its own way.
final class FieldLabel: UILabel {
  weak var field: UITextField?

  override func drawText(in rect: CGRect) {
    guard let field else { return drawOwnText(in: rect) }
    if field.hasText { field.drawText(in: rect) } else { field.drawPlaceholder(in: rect) }
  }

  /// Draws the text as labels do.
  func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }

  /// Paints with a current context, so that drawing by the field's own code is shown, too.
  override func paint(on canvas: inout Canvas) {
    guard !bounds.isEmpty else { return super.paint(on: &canvas) }
    let context = CGContext(bounds: bounds)
    GraphicsContexts.draw(into: context, traits: canvas.traits) { super.paint(on: &canvas) }
    guard !context.operations.isEmpty else { return }
    canvas.draw(
      GraphicsRecording(bounds: context.bounds, operations: context.operations),
      in: presentedBounds(at: canvas.now), mode: contentMode)
  }
}
