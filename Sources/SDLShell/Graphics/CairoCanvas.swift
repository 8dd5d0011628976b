import CCairo
import Drawing
import Foundation

/// The canvas of Cairo: a picture, and the transform from a recording's points to its pixels.
nonisolated final class CairoCanvas {
  let context: OpaquePointer
  let surface: CairoSurface
  /// From the recording's points to pixels.
  let base: CGAffineTransform

  init(_ surface: CairoSurface, base: CGAffineTransform) {
    context = cairo_create(surface.pointer)
    (self.surface, self.base) = (surface, base)
  }

  /// A transparent canvas of the same size.
  func empty() -> CairoCanvas? {
    CairoSurface(width: surface.width, height: surface.height).map { CairoCanvas($0, base: base) }
  }

  /// Draws, then goes back to the settings before.
  func isolated(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  /// Sets the transform from points to pixels.
  func use(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_set_matrix(context, &matrix)
  }

  func use(_ color: Color, opacity: CGFloat = 1) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
  }

  /// Limits later drawing.
  func clip(to clips: [GraphicsOperation.Clip]) {
    use(base)
    for clip in clips {
      trace(clip.path)
      cairo_set_fill_rule(context, clip.rule.cairo)
      cairo_clip(context)
    }
  }

  func fill(_ path: Path, _ rule: CGPathFillRule) {
    trace(path)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_fill(context)
  }

  func stroke(_ path: Path, _ style: StrokeStyle) {
    trace(path)
    cairo_set_line_width(context, style.width)
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, style.miterLimit)
    let dashes = style.dashes.contains { $0 > 0 } ? style.dashes.map(Double.init) : []
    cairo_set_dash(context, dashes, Int32(dashes.count), style.dashPhase)
    cairo_stroke(context)
  }

  /// Sets how far lines may be from their curves, in pixels; up to the default flatness they are as
  /// near as Cairo draws them by itself.
  func useFlatness(_ flatness: CGFloat) {
    guard flatness > GraphicsOperation.usualFlatness else { return }
    cairo_set_tolerance(context, flatness)
  }

  /// Draws a picture over a rectangle, in the present coordinates.
  func draw(
    _ picture: CairoSurface, in rect: CGRect, opacity: CGFloat = 1, isPixelated: Bool = false
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    isolated {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(context)
      cairo_translate(context, rect.minX, rect.minY)
      cairo_scale(
        context, rect.width / CGFloat(picture.width), rect.height / CGFloat(picture.height))
      cairo_set_source_surface(context, picture.pointer, 0, 0)
      // The colour of the edge goes on beyond it, so that the picture does not fade there.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      if isPixelated { cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST) }
      cairo_paint_with_alpha(context, opacity)
    }
  }

  private func trace(_ path: Path) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  deinit { cairo_destroy(context) }
}

nonisolated extension CGPathFillRule {
  fileprivate var cairo: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}

nonisolated extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

nonisolated extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
