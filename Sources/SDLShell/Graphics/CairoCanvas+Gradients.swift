import CCairo
import Drawing
import Foundation

nonisolated extension CairoCanvas {
  /// Draws a gradient over all of the clip.
  func draw(_ gradient: ColorGradient) {
    switch gradient.geometry {
    case .line(let start, let end):
      paint(gradient, with: cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    case .circles(let start, let radius, let end, let other):
      paint(
        gradient, with: cairo_pattern_create_radial(start.x, start.y, radius, end.x, end.y, other))
    case .turn(let center, let angle): drawTurn(gradient.stops, around: center, from: angle)
    }
  }

  private func paint(_ gradient: ColorGradient, with pattern: OpaquePointer?) {
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    func add(_ color: Color, at place: CGFloat) {
      cairo_pattern_add_color_stop_rgba(
        pattern, place, color.red, color.green, color.blue, color.alpha)
    }
    if !gradient.drawsBeforeStart {
      add(first.color.faded(by: 0), at: 0)
      add(first.color, at: 0)
    }
    for stop in gradient.stops { add(stop.color, at: stop.location) }
    if !gradient.drawsAfterEnd {
      add(last.color, at: 1)
      add(last.color.faded(by: 0), at: 1)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_pattern_destroy(pattern)
  }
}
