import CCairo
import Drawing
import Foundation

/// Gradients around a point, which Cairo has no pattern for: wedges, of which each goes from one
/// colour to the next.
nonisolated extension CairoCanvas {
  func drawTurn(_ stops: [ColorStop], around center: CGPoint, from start: CGFloat) {
    let pattern = cairo_pattern_create_mesh()
    defer { cairo_pattern_destroy(pattern) }
    let radius = reach(from: center)
    func point(_ place: CGFloat) -> CGPoint {
      let angle = start + place * 2 * .pi
      return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
    for wedge in ColorWedge.wedges(of: stops) {
      let (first, last) = (point(wedge.places.lowerBound), point(wedge.places.upperBound))
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, center.x, center.y)
      cairo_mesh_pattern_line_to(pattern, first.x, first.y)
      cairo_mesh_pattern_line_to(pattern, last.x, last.y)
      cairo_mesh_pattern_line_to(pattern, center.x, center.y)
      for (corner, color) in [wedge.first, wedge.first, wedge.last, wedge.last].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    cairo_set_source(context, pattern)
    cairo_paint(context)
  }

  /// Further than anything that may be drawn on is from a point, also for the chords of wedges.
  private func reach(from center: CGPoint) -> CGFloat {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let width = max(abs(left - center.x), abs(right - center.x))
    let height = max(abs(top - center.y), abs(bottom - center.y))
    return hypot(width, height) * 1.1 + 1
  }
}

/// A part of a gradient around a point.
nonisolated struct ColorWedge: Equatable {
  /// Where it is, in parts of a whole turn.
  let places: ClosedRange<CGFloat>
  let first: Color
  let last: Color

  /// The parts of a gradient, none wider than a 36th of a turn.
  static func wedges(of stops: [ColorStop]) -> [ColorWedge] {
    let sorted = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    guard let start = sorted.first, let end = sorted.last else { return [] }
    let whole =
      [ColorStop(color: start.color, location: 0)] + sorted
      + [ColorStop(color: end.color, location: 1)]
    return zip(whole, whole.dropFirst()).flatMap { wedges(from: $0, to: $1) }
  }

  private static func wedges(from first: ColorStop, to last: ColorStop) -> [ColorWedge] {
    let length = last.location - first.location
    guard length > 0 else { return [] }
    let count = max(1, Int((length * 36).rounded(.up)))
    return (0..<count).map { index in
      let (low, high) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      return ColorWedge(
        places: first.location + low * length...first.location + high * length,
        first: first.color.mixed(with: last.color, fraction: low),
        last: first.color.mixed(with: last.color, fraction: high))
    }
  }
}
