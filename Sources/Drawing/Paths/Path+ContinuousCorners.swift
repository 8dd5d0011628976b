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
    let corner = ContinuousCorner(radius: radius, room: side / 2)
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
package struct ContinuousCorner {
  private let radius: CGFloat
  /// How much further than a circle's quarter it reaches, in radii.
  private let smoothing: CGFloat

  /// The curve of a radius where so much of each edge is left for it.
  package init(radius: CGFloat, room: CGFloat) {
    self.radius = radius
    smoothing = min(Path.continuousCornerReach, max(1, room / radius)) - 1
  }

  /// How far from the corner it begins and ends.
  package var reach: CGFloat { (1 + smoothing) * radius }

  // The arc takes what the two curves leave of the right angle.
  private var arc: CGFloat { .pi / 2 * (1 - smoothing) }
  private var bend: CGFloat { (.pi / 2 - arc) / 2 }
  private var arcStart: CGPoint {
    CGPoint(x: radius * (1 - sin(bend)), y: radius * (1 - cos(bend)))
  }
  /// Where the first curve's control points are on the edge: it leaves that without curvature and
  /// meets the arc along its tangent.
  private var controls: (first: CGFloat, last: CGFloat) {
    let last = arcStart.x + radius * tan(bend / 2) * cos(bend)
    return (last + (reach - last) / 3, last)
  }

  /// Points on it from one edge to the other, so many between each curve's ends.
  package func points(pieces: Int) -> [CGPoint] {
    let (first, last) = controls
    let (start, shares) = (arcStart, (0...pieces).map { CGFloat($0) / CGFloat(pieces) })
    let curve = shares.map { share in
      let rest = 1 - share
      return CGPoint(
        x: rest * rest * rest * reach + 3 * rest * rest * share * first
          + 3 * rest * share * share * last + share * share * share * start.x,
        y: share * share * share * start.y)
    }
    let middle = shares.map { share in
      let angle = bend + arc * share
      return CGPoint(x: radius * (1 - sin(angle)), y: radius * (1 - cos(angle)))
    }
    return curve + middle.dropFirst().dropLast()
      + curve.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }

  fileprivate func add(to path: inout Path, at corner: CGPoint, quarters: Int) {
    let (start, controls) = (arcStart, controls)
    func placed(_ along: CGFloat, _ away: CGFloat) -> CGPoint {
      let (x, y) = [(-along, away), (-away, -along), (along, -away), (away, along)][quarters]
      return CGPoint(x: corner.x + x, y: corner.y + y)
    }
    path.addLine(to: placed(reach, 0))
    path.addCurve(
      to: placed(start.x, start.y), control1: placed(controls.first, 0),
      control2: placed(controls.last, 0))
    path.addArc(
      center: placed(radius, radius), radius: radius,
      from: .pi / 2 * CGFloat(quarters - 1) + bend, sweep: arc)
    path.addCurve(
      to: placed(0, reach), control1: placed(0, controls.last), control2: placed(0, controls.first))
  }
}
