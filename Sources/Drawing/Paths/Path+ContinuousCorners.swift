public import Foundation

extension Path {
  /// How far from a corner a continuous curve begins, in radii, where there is room.
  public static let continuousCornerReach: CGFloat = 1.528665

  /// Adds a rectangle whose edges go over into its corners without a jump of the curvature: an arc
  /// of the radius in the middle of each corner, and between it and the edges a curve that bends
  /// ever more.
  public mutating func addContinuousRect(_ rect: CGRect, cornerRadius: CGFloat) {
    let rect = rect.standardized
    let side = min(rect.width, rect.height)
    let radius = min(max(0, cornerRadius), side / 2)
    guard radius > 0 else { return addRect(rect) }
    let corner = ContinuousCorner(
      radius: radius, smoothing: min(Self.continuousCornerReach, side / 2 / radius) - 1)
    move(to: CGPoint(x: rect.minX + corner.reach, y: rect.minY))
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), 0), (CGPoint(x: rect.maxX, y: rect.maxY), 1),
      (CGPoint(x: rect.minX, y: rect.maxY), 2), (CGPoint(x: rect.minX, y: rect.minY), 3),
    ]
    for (point, quarters) in corners { corner.add(to: &self, at: point, quarters: quarters) }
    close()
  }
}

/// The curve around a corner, as distances from it: first along the edge that leads to it, then
/// away from that edge.
private struct ContinuousCorner {
  let radius: CGFloat
  /// How much further than a circle's quarter it reaches, in radii.
  let smoothing: CGFloat

  var reach: CGFloat { (1 + smoothing) * radius }

  func add(to path: inout Path, at corner: CGPoint, quarters: Int) {
    // The arc takes what the two curves leave of the right angle.
    let arc = .pi / 2 * (1 - smoothing)
    let bend = (.pi / 2 - arc) / 2
    let start = CGPoint(x: radius * (1 - sin(bend)), y: radius * (1 - cos(bend)))
    // The curve leaves the edge without curvature and meets the arc along its tangent.
    let tangent = radius * tan(bend / 2)
    let last = start.x + tangent * cos(bend)
    let first = last + (reach - last) / 3
    func placed(_ along: CGFloat, _ away: CGFloat) -> CGPoint {
      let (x, y) = [(-along, away), (-away, -along), (along, -away), (away, along)][quarters]
      return CGPoint(x: corner.x + x, y: corner.y + y)
    }
    path.addLine(to: placed(reach, 0))
    path.addCurve(
      to: placed(start.x, start.y), control1: placed(first, 0), control2: placed(last, 0))
    path.addArc(
      center: placed(radius, radius), radius: radius,
      from: .pi / 2 * CGFloat(quarters - 1) + bend, sweep: arc)
    path.addCurve(
      to: placed(0, reach), control1: placed(0, last), control2: placed(0, first))
  }
}
