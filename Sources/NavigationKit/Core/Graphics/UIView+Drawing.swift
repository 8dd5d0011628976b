import Drawing
import Foundation

extension UIView {
  /// Has code draw into a new recording.
  func recordDrawing(_ draw: (CGContext) -> Void) {
    guard !bounds.isEmpty else { return recording = nil }
    let context = CGContext(bounds: bounds)
    GraphicsContexts.draw(into: context, traits: traitCollection.tinted(as: self)) {
      draw(context)
    }
    recording =
      context.operations.isEmpty
      ? nil : GraphicsRecording(bounds: context.bounds, operations: context.operations)
  }
}

extension Canvas {
  /// Draws what a view's code drew, fitted into its bounds.
  mutating func draw(_ recording: GraphicsRecording, in bounds: CGRect, mode: UIView.ContentMode) {
    let frame = mode.frame(of: recording.bounds.size, in: bounds)
    guard placed(frame).intersects(visible) else { return }
    image(.recording(recording), in: frame, tint: nil)
  }
}
