import CCairo
import Drawing
import Foundation

/// Draws recordings with Cairo, and their text with the letters of labels.
struct GraphicsRasterizer {
  let text: TextEngine
  let images: ImageLibrary

  /// A recording stretched to a size in pixels, of which a part is drawn; nil if memory is short.
  ///
  /// - Parameter isPixelated: Whether the pixels of one with a scale of its own become squares.
  func picture(
    of recording: GraphicsRecording, width: Int32, height: Int32, part: PixelRect? = nil,
    isPixelated: Bool = false
  ) -> CairoSurface? {
    let part = part ?? PixelRect(x: 0, y: 0, width: width, height: height)
    let bounds = recording.bounds
    guard bounds.width > 0, bounds.height > 0,
      let surface = CairoSurface(width: part.width, height: part.height)
    else { return nil }
    let base = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(
        CGAffineTransform(
          scaleX: CGFloat(width) / bounds.width, y: CGFloat(height) / bounds.height)
      )
      .concatenating(
        CGAffineTransform(translationX: -CGFloat(part.minX), y: -CGFloat(part.minY)))
    let canvas = CairoCanvas(surface, base: base)
    guard let own = recording.ownSize, own != (width, height) else {
      draw(recording, on: canvas)
      return surface
    }
    if let picture = picture(of: recording, width: own.width, height: own.height) {
      canvas.use(base)
      canvas.draw(picture, in: bounds, isPixelated: isPixelated)
    }
    return surface
  }

  private func draw(_ recording: GraphicsRecording, on canvas: CairoCanvas) {
    if recording.isOpaque {
      canvas.use(.black)
      cairo_paint(canvas.context)
    }
    for operation in recording.operations { draw(operation, on: canvas) }
  }

  private func draw(_ operation: GraphicsOperation, on canvas: CairoCanvas) {
    canvas.draw(operation) { content, transform, canvas in
      let toPixels = transform.concatenating(canvas.base)
      switch content {
      case .tiles(let placement): drawTiles(placement, scale: toPixels.meanScale, on: canvas)
      case .text(let line): draw(line, toPixels, on: canvas)
      case .image(let placement): draw(placement, scale: toPixels.meanScale, on: canvas)
      case .fill, .stroke, .gradient, .group, .masked: break
      }
    }
  }
}

nonisolated extension GraphicsRecording {
  /// Its size in pixels if it has one of its own, whatever screen shows it.
  fileprivate var ownSize: (width: Int32, height: Int32)? {
    scale.map { (max(1, pixel(bounds.width * $0)), max(1, pixel(bounds.height * $0))) }
  }
}

nonisolated extension CGAffineTransform {
  /// How many times longer lines become, on average of all directions.
  var meanScale: CGFloat { abs(determinant).squareRoot() }
}
