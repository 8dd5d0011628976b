import CCairo
import Drawing
import Foundation

nonisolated extension PDFPicture {
  /// Draws it stretched to a size in pixels; nil if that is empty or memory is short.
  func drawn(width: Int32, height: Int32) -> DecodedPicture? {
    guard let surface = CairoSurface(width: width, height: height) else { return nil }
    let canvas = CairoCanvas(
      surface,
      base: CGAffineTransform(
        scaleX: CGFloat(width) / size.width, y: CGFloat(height) / size.height))
    for operation in operations { canvas.draw(operation) }
    return DecodedPicture(width: width, height: height, pixels: surface.straightPixels)
  }
}
