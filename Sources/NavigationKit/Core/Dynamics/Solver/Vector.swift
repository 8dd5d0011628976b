import Foundation

/// A point, a direction or a velocity in the plane of a world of bodies, in points.
typealias Vector = SIMD2<Double>

nonisolated extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(point.x, point.y) }

  /// A vector of length 1 that points at an angle, clockwise from the right.
  init(angle: Double) { self.init(cos(angle), sin(angle)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  /// The vector turned by a quarter, from right to down.
  var quarterTurned: SIMD2 { [-y, x] }

  func dot(_ other: SIMD2) -> Double { x * other.x + y * other.y }

  /// The part of another vector across this one, times its length: positive if the other is on the
  /// right hand, as on screen.
  func cross(_ other: SIMD2) -> Double { x * other.y - y * other.x }

  /// The vector turned by an angle.
  func turned(by angle: Double) -> SIMD2 {
    let (cosine, sine) = (cos(angle), sin(angle))
    return [x * cosine - y * sine, x * sine + y * cosine]
  }

  /// The vector with length 1; another for one without a direction.
  func direction(or other: SIMD2) -> SIMD2 {
    let length = length
    return length > 1e-9 ? self / length : other
  }
}
