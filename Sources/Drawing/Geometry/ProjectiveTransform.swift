package import Foundation

/// A transform of the plane that may show it in perspective: turned in space, its far side is
/// smaller.
///
/// It maps a point to two numbers that are divided by a third; the point is in front of the eye
/// where that is positive.
package struct ProjectiveTransform: Hashable, Sendable {
  /// The factors of x, y and 1 in the new x, before it is divided.
  package var x: SIMD3<Double>
  /// The factors of x, y and 1 in the new y, before it is divided.
  package var y: SIMD3<Double>
  /// The factors of x, y and 1 in what both are divided by.
  package var divisor: SIMD3<Double>

  /// Makes a transform of the factors.
  package init(x: SIMD3<Double>, y: SIMD3<Double>, divisor: SIMD3<Double>) {
    (self.x, self.y, self.divisor) = (x, y, divisor)
  }

  /// Makes a transform without perspective, or with what x and y add to the divisor.
  package init(_ flat: CGAffineTransform, perspective: CGVector = .zero) {
    self.init(
      x: SIMD3(flat.a, flat.c, flat.tx), y: SIMD3(flat.b, flat.d, flat.ty),
      divisor: SIMD3(perspective.dx, perspective.dy, 1))
  }

  /// Nearer to the eye than this share of the plane's distance nothing is seen, as there everything
  /// becomes infinitely large.
  private static let nearest = 1.0 / 64

  /// Where a point is seen; nil if it is not in front of the eye.
  package func projected(_ point: CGPoint) -> CGPoint? {
    let place = SIMD3(Double(point.x), Double(point.y), 1)
    let depth = (divisor * place).sum()
    guard depth > 0 else { return nil }
    return CGPoint(x: (x * place).sum() / depth, y: (y * place).sum() / depth).finite
  }

  /// The bounding box of what is seen of a rectangle; null if that is nothing.
  package func box(of rect: CGRect) -> CGRect {
    let (left, right) = (Double(rect.minX), Double(rect.maxX))
    let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    let corners: [SIMD3<Double>] = [(left, top), (right, top), (right, bottom), (left, bottom)]
      .map { corner in
        let place = SIMD3(corner.0, corner.1, 1)
        return SIMD3((x * place).sum(), (y * place).sum(), (divisor * place).sum())
      }
    let far = corners.indices.flatMap { index -> [SIMD3<Double>] in
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      let kept = start.z >= Self.nearest ? [start] : []
      guard (start.z >= Self.nearest) != (end.z >= Self.nearest) else { return kept }
      let share = (Self.nearest - start.z) / (end.z - start.z)
      return kept + [start + (end - start) * share]
    }
    guard !far.isEmpty else { return .null }
    return CGRect(around: far.map { CGPoint(x: $0.x / $0.z, y: $0.y / $0.z).finite })
  }

  /// The factor by which areas grow where the divisor is 1; negative if it mirrors.
  package var determinant: Double { (x * cross(y, divisor)).sum() }

  /// Whether it has an inverse.
  package var isInvertible: Bool {
    let area = determinant
    return area != 0 && area.isFinite
  }

  /// The transform that undoes it; nil if it shows the plane as a line.
  package var inverse: ProjectiveTransform? {
    guard isInvertible else { return nil }
    let area = determinant
    let columns = [cross(y, divisor), cross(divisor, x), cross(x, y)].map { $0 / area }
    let rows = (0..<3).map { SIMD3(columns[0][$0], columns[1][$0], columns[2][$0]) }
    return ProjectiveTransform(x: rows[0], y: rows[1], divisor: rows[2])
  }

  /// Applies this transform, then the other.
  package func concatenating(_ other: ProjectiveTransform) -> ProjectiveTransform {
    func row(_ factors: SIMD3<Double>) -> SIMD3<Double> {
      x * factors.x + y * factors.y + divisor * factors.z
    }
    return ProjectiveTransform(
      x: row(other.x), y: row(other.y), divisor: row(other.divisor))
  }

  /// The flat transform that is equal at a point, and about equal around it; the identity if the
  /// point is not seen.
  package func flattened(at point: CGPoint) -> CGAffineTransform {
    guard let place = projected(point) else { return .identity }
    let depth = (divisor * SIMD3(Double(point.x), Double(point.y), 1)).sum()
    let across = (x - divisor * Double(place.x)) / depth
    let down = (y - divisor * Double(place.y)) / depth
    return CGAffineTransform(
      a: across.x, b: down.x, c: across.y, d: down.y,
      tx: place.x - across.x * point.x - across.y * point.y,
      ty: place.y - down.x * point.x - down.y * point.y)
  }
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
