import CCairo
import Drawing
import Foundation

nonisolated extension CairoCanvas {
  /// Draws a gradient over all of the clip.
  func draw(_ gradient: ColorGradient) {
    switch gradient.way {
    case .line(let start, let end):
      paint(gradient, with: cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    case .circles(let start, let radius, let end, let other):
      paint(
        gradient, with: cairo_pattern_create_radial(start.x, start.y, radius, end.x, end.y, other))
    case .turn(let center, let angle): paintTurn(gradient.stops, around: center, from: angle)
    }
  }

  private func paint(_ gradient: ColorGradient, with pattern: OpaquePointer?) {
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    func add(_ color: Color, at place: CGFloat) {
      cairo_pattern_add_color_stop_rgba(
        pattern, place, color.red, color.green, color.blue, color.alpha)
    }
    if !gradient.goesOnBefore {
      add(first.color.faded(by: 0), at: 0)
      add(first.color, at: 0)
    }
    for stop in gradient.stops { add(stop.color, at: stop.location) }
    if !gradient.goesOnAfter {
      add(last.color, at: 1)
      add(last.color.faded(by: 0), at: 1)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_pattern_destroy(pattern)
  }

  /// Cairo has no such gradient: each pixel's colour is worked out.
  private func paintTurn(_ stops: [ColorStop], around center: CGPoint, from angle: CGFloat) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS,
      let picture = CairoSurface(width: surface.width, height: surface.height)
    else { return }
    let table = (0...255).map { stops.color(at: CGFloat($0) / 255).premultiplied }
    let count = Int(surface.width)
    picture.change { row, line in
      for column in 0..<count {
        var (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
        cairo_matrix_transform_point(&matrix, &x, &y)
        let turns = (atan2(y - center.y, x - center.x) - angle) / (2 * .pi)
        line[column] = table[Int(((turns - turns.rounded(.down)) * 255).rounded())]
      }
    }
    isolated {
      cairo_identity_matrix(context)
      cairo_set_source_surface(context, picture.pointer, 0, 0)
      cairo_paint(context)
    }
  }
}

nonisolated extension [ColorStop] {
  /// The colour at a place, 0…1.
  fileprivate func color(at place: CGFloat) -> Color {
    guard let first, let last else { return .clear }
    guard place > first.location else { return first.color }
    for (from, to) in zip(self, dropFirst()) where place <= to.location {
      let length = to.location - from.location
      return length > 0
        ? from.color.mixed(with: to.color, fraction: (place - from.location) / length) : to.color
    }
    return last.color
  }
}

nonisolated extension Color {
  /// The colour as a premultiplied 0xAARRGGBB.
  fileprivate var premultiplied: UInt32 {
    let levels = Color(
      red: red * alpha, green: green * alpha, blue: blue * alpha, alpha: alpha
    ).levels
    return UInt32(levels.alpha) << 24 | UInt32(levels.red) << 16 | UInt32(levels.green) << 8
      | UInt32(levels.blue)
  }
}
