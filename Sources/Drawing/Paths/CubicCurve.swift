import Foundation

/// A cubic curve.
struct CubicCurve {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// The point at a parameter, 0…1.
  func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

  /// The parts before and after a parameter.
  func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
    }
    let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    return (CubicCurve(start, a, d, middle), CubicCurve(middle, e, c, end))
  }

  /// Points along it, the ends included, close enough that lines between them look like it.
  var polyline: [CGPoint] {
    let length =
      hypot(control1.x - start.x, control1.y - start.y)
      + hypot(control2.x - control1.x, control2.y - control1.y)
      + hypot(end.x - control2.x, end.y - control2.y)
    // A quarter of a circle strays from its chords by less than a tenth of a point then.
    let count = Int(min(max(2 * length.squareRoot(), 8), 200))
    return (0...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
  }
}
