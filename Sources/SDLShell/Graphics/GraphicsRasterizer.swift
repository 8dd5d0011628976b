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
    canvas.isolated {
      if !operation.isSmooth { cairo_set_antialias(canvas.context, CAIRO_ANTIALIAS_NONE) }
      canvas.useFlatness(operation.flatness)
      canvas.clip(to: operation.clips)
      cairo_set_operator(canvas.context, operation.blendMode.cairo)
      if operation.isPlain {
        return draw(operation.content, operation.transform, operation.opacity, on: canvas)
      }
      guard let apart = canvas.empty() else { return }
      draw(operation.content, operation.transform, 1, on: apart)
      cairo_identity_matrix(canvas.context)
      if let shadow = operation.shadow { cast(shadow, of: apart, operation.opacity, on: canvas) }
      cairo_set_source_surface(canvas.context, apart.surface.pointer, 0, 0)
      cairo_paint_with_alpha(canvas.context, operation.opacity)
    }
  }

  private func draw(
    _ content: GraphicsOperation.Content, _ transform: CGAffineTransform, _ opacity: CGFloat,
    on canvas: CairoCanvas
  ) {
    let toPixels = transform.concatenating(canvas.base)
    canvas.use(toPixels)
    switch content {
    case .fill(let path, let rule, let color):
      canvas.use(color, opacity: opacity)
      canvas.fill(path, rule)
    case .stroke(let path, let style, let color):
      canvas.use(color, opacity: opacity)
      canvas.stroke(path, style)
    case .gradient(let gradient): canvas.draw(gradient)
    case .tiles(let placement): drawTiles(placement, scale: toPixels.meanScale, on: canvas)
    case .text(let line): draw(line, toPixels, on: canvas)
    case .image(let placement): draw(placement, scale: toPixels.meanScale, on: canvas)
    case .group(let operations): for operation in operations { draw(operation, on: canvas) }
    case .masked(let operations, let mask): draw(operations, maskedBy: mask, on: canvas)
    }
  }

  private func draw(
    _ operations: [GraphicsOperation], maskedBy mask: [GraphicsOperation], on canvas: CairoCanvas
  ) {
    guard let whole = canvas.empty(), let shape = canvas.empty() else { return }
    for operation in operations { draw(operation, on: whole) }
    for operation in mask { draw(operation, on: shape) }
    cairo_identity_matrix(canvas.context)
    cairo_set_source_surface(canvas.context, whole.surface.pointer, 0, 0)
    cairo_mask_surface(canvas.context, shape.surface.pointer, 0, 0)
  }

  private func cast(
    _ shadow: GraphicsOperation.DropShadow, of shape: CairoCanvas, _ opacity: CGFloat,
    on canvas: CairoCanvas
  ) {
    let scale = canvas.base.meanScale
    guard let blur = shape.surface.alpha(blurred: BoxBlur(radius: shadow.blur * scale)) else {
      return
    }
    canvas.use(shadow.color, opacity: opacity)
    cairo_mask_surface(
      canvas.context, blur.pointer, shadow.offset.width * canvas.base.a,
      shadow.offset.height * canvas.base.d)
  }
}

nonisolated extension GraphicsOperation {
  /// Whether it can be drawn without a picture of its own.
  fileprivate var isPlain: Bool {
    guard shadow == nil else { return false }
    return switch content {
    case .fill, .stroke: true
    case .gradient, .tiles, .text, .image, .group, .masked: opacity >= 1 && blendMode == .normal
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
