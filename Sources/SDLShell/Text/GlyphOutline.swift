import CSDL2
import Drawing
import Foundation

/// Reads outlines of glyphs as paths in ems, with y down.
nonisolated struct GlyphOutline {
  private var path = Path()
  private let unitsPerEm: CGFloat

  /// The outline of a glyph of a font.
  static func path(of glyph: UInt32, in font: OpaquePointer, unitsPerEm: CGFloat) -> Path {
    let functions = hb_draw_funcs_create()
    defer { hb_draw_funcs_destroy(functions) }
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in GlyphOutline.change(data) { $0.path.move(to: $0.point(x, y)) } },
      nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in GlyphOutline.change(data) { $0.path.addLine(to: $0.point(x, y)) } },
      nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        GlyphOutline.change(data) {
          $0.path.addQuadCurve(to: $0.point(x, y), control: $0.point(controlX, controlY))
        }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
        GlyphOutline.change(data) {
          $0.path.addCurve(
            to: $0.point(x, y), control1: $0.point(firstX, firstY),
            control2: $0.point(secondX, secondY))
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in GlyphOutline.change(data) { $0.path.close() } }, nil, nil)
    var outline = GlyphOutline(unitsPerEm: unitsPerEm)
    withUnsafeMutablePointer(to: &outline) { hb_draw_outline(font, glyph, functions, $0) }
    return outline.path
  }

  private init(unitsPerEm: CGFloat) { self.unitsPerEm = unitsPerEm }

  private static func change(
    _ data: UnsafeMutableRawPointer?, _ change: (inout GlyphOutline) -> Void
  ) {
    guard let outline = data?.assumingMemoryBound(to: GlyphOutline.self) else { return }
    change(&outline.pointee)
  }

  private func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: CGFloat(x) / unitsPerEm, y: -CGFloat(y) / unitsPerEm)
  }
}
