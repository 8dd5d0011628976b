public import Foundation

/// Makes images of what code draws.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// Code that draws an image.
  public typealias DrawingActions = (_ rendererContext: UIGraphicsImageRendererContext) -> Void

  /// How it makes images.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Makes a renderer of images that show a rectangle of the context, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.standardized.finite
    self.format = format
  }

  /// Makes a renderer of images that show a rectangle of the context, for the present screen.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Makes a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of images of a size in points, for the present screen.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Draws an image.
  open func image(actions: DrawingActions) -> UIImage {
    let context = UIGraphicsImageRendererContext(bounds: bounds, format: format)
    GraphicsContexts.draw(into: context.cgContext, traits: .current) { actions(context) }
    return context.currentImage
  }

  /// Draws, and tells when that is done, without making an image unless the code asks the context
  /// for it.
  open func runDrawingActions(
    _ drawingActions: DrawingActions,
    completionHandler: ((_ rendererContext: UIGraphicsImageRendererContext) -> Void)? = nil
  ) throws {
    let context = UIGraphicsImageRendererContext(bounds: bounds, format: format)
    GraphicsContexts.draw(into: context.cgContext, traits: .current) { drawingActions(context) }
    completionHandler?(context)
  }

  /// Draws an image and gives it as a PNG file; empty if the stage has no rasterizer.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws an image over white and gives it as a JPEG file of a quality of 0…1; empty if the stage
  /// has no rasterizer.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
