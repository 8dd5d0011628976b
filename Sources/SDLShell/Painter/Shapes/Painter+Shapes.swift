import CSDL2
import Drawing
import Foundation

/// Identifies a mask, which is made once for all shapes like it.
nonisolated enum MaskKey: Hashable {
  case corner(CornerShape)
  case shadow(ShadowShape)
}

extension Painter {
  func draw(_ fill: Fill, in state: DrawState) {
    let rect = state.rect(fill.frame)
    guard rect.intersects(state.clip) else { return }
    let fill = state.inked(adapted(fill, to: rect, in: state))
    if fill.isTranslucentBlack { return darken(rect, by: fill.color.alpha, in: state) }
    let shape = CornerShape(
      of: rect, radius: fill.cornerRadius * scale, curve: fill.cornerCurve)
    drawCorners(shape, of: rect, fill.color, in: state)
    self.fill(shape.inner(of: rect), fill.color, in: state)
  }

  func draw(_ stroke: Stroke, in state: DrawState) {
    let rect = state.rect(stroke.frame)
    guard rect.intersects(state.clip), stroke.width > 0 else { return }
    let width = max(1, pixel(stroke.width * scale))
    guard rect.width > 2 * width, rect.height > 2 * width else {
      return draw(
        Fill(
          frame: stroke.frame, color: stroke.color, cornerRadius: stroke.cornerRadius,
          cornerCurve: stroke.cornerCurve), in: state)
    }
    guard stroke.cornerRadius > 0 else {
      return fill(Self.sides(of: rect, width), stroke.color, in: state)
    }
    let shape = CornerShape(
      of: rect, radius: stroke.cornerRadius * scale, curve: stroke.cornerCurve, lineWidth: width)
    drawCorners(shape, of: rect, stroke.color, in: state)
    fill(shape.sides(of: rect), stroke.color, in: state)
  }

  /// The four sides of an outline without rounded corners; none overlaps another.
  private static func sides(of rect: PixelRect, _ width: Int32) -> [PixelRect] {
    var top = rect
    var bottom = rect
    var left = rect.inset(by: width)
    var right = left
    top.maxY = rect.minY + width
    bottom.minY = rect.maxY - width
    (left.minX, left.maxX) = (rect.minX, rect.minX + width)
    (right.minX, right.maxX) = (rect.maxX - width, rect.maxX)
    return [top, bottom, left, right]
  }

  private func drawCorners(
    _ shape: CornerShape, of rect: PixelRect, _ color: Color, in state: DrawState
  ) {
    guard shape.tile > 0 else { return }
    let size = shape.tile * 2
    guard
      let mask = mask(
        .corner(shape), width: size, height: size, of: { table(of: shape).mask })
    else { return }
    for (source, target) in shape.corners(of: rect) where !target.isEmpty {
      draw(inInk: color, over: target, in: state) {
        copy(mask, source, to: target, color: color, in: state)
      }
    }
  }

  /// Draws bands of equal colour: a few fills are much faster than stretching a texture.
  func draw(_ gradient: Gradient, in state: DrawState) {
    let rect = state.rect(gradient.frame)
    let visible = rect.intersection(state.clip)
    guard !visible.isEmpty else { return }
    let length = gradient.isVertical ? rect.height : rect.width
    let lines =
      gradient.isVertical
      ? visible.minY - rect.minY..<visible.maxY - rect.minY
      : visible.minX - rect.minX..<visible.maxX - rect.minX
    var start = lines.lowerBound
    while start < lines.upperBound {
      let color = gradient.color(at: start, of: length)
      var end = start + 1
      while end < lines.upperBound, gradient.color(at: end, of: length).levels == color.levels {
        end += 1
      }
      fill([gradient.band(start..<end, of: rect)], color, in: state)
      start = end
    }
  }

  func draw(_ shadow: Shadow, in state: DrawState) {
    let frame = shadow.frame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    let rect = state.rect(frame)
    let shape = ShadowShape(
      of: rect, radius: shadow.cornerRadius * scale, blur: shadow.blur * scale)
    guard !rect.isEmpty, rect.inset(by: -shape.margin).intersects(state.clip) else { return }
    let (width, height) = shape.size
    guard let mask = mask(.shadow(shape), width: width, height: height, of: { shape.mask }) else {
      return
    }
    for (source, target) in shape.parts(of: rect) {
      copy(mask, source, to: target, color: shadow.color, in: state)
    }
  }

  /// The coverage table of a corner, cached.
  func table(of shape: CornerShape) -> CornerTable {
    if let table = corners.value(for: shape) { return table }
    let table = CornerTable(of: shape)
    corners.keep(table, bytes: table.bytes, for: shape)
    return table
  }

  private func mask(_ key: MaskKey, width: Int32, height: Int32, of pixels: () -> [UInt32])
    -> Texture?
  {
    if let mask = masks.value(for: key) { return mask }
    guard let mask = Texture(pixels(), width: width, height: height, on: renderer) else {
      return nil
    }
    masks.keep(mask, bytes: mask.bytes, for: key)
    return mask
  }
}

nonisolated extension Gradient {
  /// The colour at the middle of a line of pixels.
  fileprivate func color(at line: Int32, of count: Int32) -> Color {
    start.mixed(with: end, fraction: (Double(line) + 0.5) / Double(count))
  }

  fileprivate func band(_ lines: Range<Int32>, of rect: PixelRect) -> PixelRect {
    var band = rect
    if isVertical {
      (band.minY, band.maxY) = (rect.minY + lines.lowerBound, rect.minY + lines.upperBound)
    } else {
      (band.minX, band.maxX) = (rect.minX + lines.lowerBound, rect.minX + lines.upperBound)
    }
    return band
  }
}

extension Fill {
  /// Whether it is translucent black without rounded corners.
  fileprivate var isTranslucentBlack: Bool {
    cornerRadius == 0 && color.alpha < 1 && color.red + color.green + color.blue == 0
  }
}
