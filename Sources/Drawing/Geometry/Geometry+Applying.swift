public import Foundation

extension CGPoint {
  /// The transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The transformed size, as a vector without translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The bounding box of the transformed rectangle.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite, !t.isIdentity else { return self }
    return CGRect(around: corners.map { $0.applying(t) })
  }

  /// Its four corners.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  /// The bounding box of points.
  package init(around points: [CGPoint]) {
    let (left, right) = points.map(\.x).extremes
    let (top, bottom) = points.map(\.y).extremes
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension [CGFloat] {
  fileprivate var extremes: (CGFloat, CGFloat) { (self.min() ?? 0, self.max() ?? 0) }
}
