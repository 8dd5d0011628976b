import Drawing
import Foundation

extension UIColor {
  /// Makes a colour of an image, which is drawn again and again: from the corner of a view as its
  /// background, and from the corner of what is drawn into in code.
  ///
  /// As a colour of text and lines it is clear.
  @preconcurrency @MainActor public convenience init(patternImage image: UIImage) {
    let shown = image.resolved(in: .current)
    self.init(
      tiles: ImagePlacement(
        image: shown.reference, frame: CGRect(origin: .zero, size: shown.size),
        tint: shown.tint(.black, in: .current)))
  }
}

extension ImagePlacement {
  /// A recording of the image again and again over a rectangle with round corners.
  func recording(over rect: CGRect, cornerRadius: CGFloat) -> GraphicsRecording? {
    guard !rect.isEmpty, !frame.isEmpty else { return nil }
    var operation = GraphicsOperation(.tiles(self))
    let shape = Path { $0.addRoundedRect(rect, cornerRadius: cornerRadius) }
    operation.clips = [GraphicsOperation.Clip(path: shape, rule: .winding)]
    return GraphicsRecording(bounds: rect, operations: [operation])
  }
}
