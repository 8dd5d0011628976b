import Drawing
import Foundation

/// One of a stepper's two buttons; the stepper tracks the touches.
final class StepperHalf: UIControl {
  /// -1 for the minus button, 1 for the plus button.
  let sign: Double

  init(sign: Double) {
    self.sign = sign
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override var elementRole: StageElement.Role? { .button }
  override var elementText: String? { sign < 0 ? "Decrement" : "Increment" }

  override func paint(on canvas: inout Canvas) {
    let bounds = presentedBounds(at: canvas.now)
    if isHighlighted { paintPress(on: &canvas, bounds: bounds) }
    let side = StepperMetrics.sign
    canvas.image(
      .symbol(sign < 0 ? "minus" : "plus"),
      in: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side),
      tint: (isEnabled ? UIColor.label : .tertiaryLabel).color(in: canvas.traits))
  }

  /// Fills the half with outer corners round and inner corners square: the shape is twice as wide,
  /// and clipping cuts it at the stepper's middle.
  private func paintPress(on canvas: inout Canvas, bounds: CGRect) {
    let isLeft = frame.minX == 0
    let whole = CGRect(
      x: isLeft ? 0 : -bounds.width, y: 0, width: 2 * bounds.width, height: bounds.height)
    canvas.fill(
      whole, UIColor.tertiarySystemFill.color(in: canvas.traits),
      cornerRadius: StepperMetrics.radius)
  }
}
