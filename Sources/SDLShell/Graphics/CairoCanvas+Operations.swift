import CCairo
import Drawing
import Foundation

nonisolated extension CairoCanvas {
  /// Draws what needs fonts or image files, with its transform.
  typealias Other = (GraphicsOperation.Content, CGAffineTransform, CairoCanvas) -> Void

  /// Draws an operation with everything that applies to it.
  func draw(_ operation: GraphicsOperation, other: Other = { _, _, _ in }) {
    isolated {
      if !operation.isSmooth { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
      useFlatness(operation.flatness)
      clip(to: operation.clips)
      cairo_set_operator(context, operation.blendMode.cairo)
      if operation.isPlain {
        return draw(operation.content, operation.transform, operation.opacity, other)
      }
      guard let apart = empty() else { return }
      apart.draw(operation.content, operation.transform, 1, other)
      cairo_identity_matrix(context)
      if let shadow = operation.shadow { cast(shadow, of: apart, operation.opacity) }
      cairo_set_source_surface(context, apart.surface.pointer, 0, 0)
      cairo_paint_with_alpha(context, operation.opacity)
    }
  }

  private func draw(
    _ content: GraphicsOperation.Content, _ transform: CGAffineTransform, _ opacity: CGFloat,
    _ other: Other
  ) {
    use(transform.concatenating(base))
    switch content {
    case .fill(let path, let rule, let color):
      use(color, opacity: opacity)
      fill(path, rule)
    case .stroke(let path, let style, let color):
      use(color, opacity: opacity)
      stroke(path, style)
    case .gradient(let gradient): draw(gradient)
    case .group(let operations): for operation in operations { draw(operation, other: other) }
    case .masked(let operations, let mask): draw(operations, maskedBy: mask, other)
    case .tiles, .text, .image: other(content, transform, self)
    }
  }

  private func draw(
    _ operations: [GraphicsOperation], maskedBy mask: [GraphicsOperation], _ other: Other
  ) {
    guard let whole = empty(), let shape = empty() else { return }
    for operation in operations { whole.draw(operation, other: other) }
    for operation in mask { shape.draw(operation, other: other) }
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, whole.surface.pointer, 0, 0)
    cairo_mask_surface(context, shape.surface.pointer, 0, 0)
  }

  private func cast(
    _ shadow: GraphicsOperation.DropShadow, of shape: CairoCanvas, _ opacity: CGFloat
  ) {
    let blur = BoxBlur(radius: shadow.blur * base.meanScale)
    guard let shade = shape.surface.alpha(blurred: blur) else { return }
    use(shadow.color, opacity: opacity)
    cairo_mask_surface(
      context, shade.pointer, shadow.offset.width * base.a, shadow.offset.height * base.d)
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
