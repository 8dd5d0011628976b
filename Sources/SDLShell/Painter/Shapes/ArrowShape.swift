import Drawing
import Foundation

/// Which pixels a popover's arrow covers: flanks at 45 degrees, a round tip, and a rounded base
/// that joins the side.
nonisolated struct ArrowShape {
  private let arrow: Arrow
  /// The strip of pixels along the side that contains the arrow.
  let strip: PixelRect
  /// The tip's position along the side, the arrow's height and half the width of its base, in
  /// pixels.
  private let tip: Double
  private let height: Double
  private let reach: Double
  /// The radii of the rounded tip and of the rounded base, in pixels.
  private let tipRadius: Double
  private let footRadius: Double

  /// The arrow of a rectangle; `origin` is the pixel that the tip's position is relative to.
  init(_ arrow: Arrow, of rect: PixelRect, origin: PixelPoint, scale: CGFloat) {
    self.arrow = arrow
    let thickness = pixel(arrow.height * scale)
    var strip = rect
    switch arrow.side {
    case .top: strip.maxY = rect.minY + thickness
    case .left: strip.maxX = rect.minX + thickness
    case .bottom: strip.minY = rect.maxY - thickness
    case .right: strip.minX = rect.maxX - thickness
    }
    self.strip = strip
    let isUpright = arrow.side == .top || arrow.side == .bottom
    tip = Double(isUpright ? origin.x : origin.y) + Double(arrow.tip * scale)
    height = Double(thickness)
    reach = Double(arrow.base * scale) / 2
    tipRadius = Self.tipShare * height
    // Both circles touch the flanks.
    let slack = reach - height - (2.0.squareRoot() - 1) * tipRadius
    footRadius = max(0, slack) / (2.0.squareRoot() - 1)
  }

  /// The tip's radius as a fraction of the arrow's height; tuned by eye.
  private static let tipShare = 0.3

  /// A rectangle without the arrow's strip.
  func body(of rect: PixelRect) -> PixelRect {
    var body = rect
    switch arrow.side {
    case .top: body.minY = strip.maxY
    case .left: body.minX = strip.maxX
    case .bottom: body.maxY = strip.minY
    case .right: body.maxX = strip.minX
    }
    return body
  }

  /// How much of a pixel the arrow covers, 0…1.
  func coverage(x: Int32, y: Int32) -> Double {
    let (along, depth) = place(x, y)
    let distance = abs(along + 0.5 - tip)
    guard distance < reach + 1 else { return 0 }
    let rows = 0..<Self.rows
    return rows.reduce(0) { sum, row in
      let width = halfWidth(at: depth + (Double(row) + 0.5) / Double(Self.rows))
      return sum + min(max(width - distance + 0.5, 0), 1) / Double(Self.rows)
    }
  }

  /// How many sample rows a pixel's coverage is computed from.
  private static let rows = 4

  /// A pixel's position along the side, and its distance from the end of the tip, in pixels.
  private func place(_ x: Int32, _ y: Int32) -> (along: Double, depth: Double) {
    switch arrow.side {
    case .top: (Double(x), Double(y - strip.minY))
    case .left: (Double(y), Double(x - strip.minX))
    case .bottom: (Double(x), Double(strip.maxY - 1 - y))
    case .right: (Double(y), Double(strip.maxX - 1 - x))
    }
  }

  /// Half the arrow's width at a distance from the end of the tip, in pixels.
  private func halfWidth(at depth: Double) -> Double {
    let bend = 1 - 0.5.squareRoot()
    if depth < tipRadius * bend {
      let rise = tipRadius - depth
      return (tipRadius * tipRadius - rise * rise).squareRoot()
    }
    if depth > height - footRadius * bend {
      let fall = depth - (height - footRadius)
      return reach - max(0, footRadius * footRadius - fall * fall).squareRoot()
    }
    return depth + (2.0.squareRoot() - 1) * tipRadius
  }
}
