public import Drawing
public import Foundation

/// The context in which a renderer draws an image.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The context that is drawn into.
  public let cgContext: CGContext
  /// How the image is made.
  public let format: UIGraphicsImageRendererFormat

  init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    cgContext = CGContext(bounds: bounds)
    self.format = format
  }

  /// The image as drawn so far.
  open var currentImage: UIImage {
    guard !cgContext.bounds.isEmpty else { return UIImage() }
    let recording = GraphicsRecording(
      bounds: cgContext.bounds, scale: format.scale, isOpaque: format.opaque,
      operations: cgContext.operations)
    return UIImage(.recording(recording), size: recording.bounds.size)
  }

  /// Fills a rectangle in the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle in the fill colour, with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.fill(rect, blendMode: blendMode)
  }

  /// Draws the outline of a rectangle, inside its edge.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Limits later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
