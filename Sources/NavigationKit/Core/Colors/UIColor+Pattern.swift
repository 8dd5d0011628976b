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
  /// A recording of the image again and again inside of an outline with round corners.
  func recording(inside outline: ViewCut) -> GraphicsRecording? {
    guard !outline.rect.isEmpty, !frame.isEmpty else { return nil }
    var operation = GraphicsOperation(.tiles(self))
    let shape = Path {
      $0.addRoundedRect(outline.rect, cornerRadius: outline.radius, curve: outline.curve)
    }
    operation.clips = [GraphicsOperation.Clip(path: shape, rule: .winding)]
    return GraphicsRecording(bounds: outline.rect, operations: [operation])
  }
}
