package import Foundation

// Numbers from an app are made finite when they are set, so that later arithmetic does not trap.

extension CGFloat {
  /// The largest coordinate in points, far beyond a table of a million rows.
  private static let farthest: CGFloat = 1e9

  /// The number, limited to ``farthest``; 0 for NaN.
  package var finite: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -CGFloat.farthest), CGFloat.farthest)
  }
}

extension CGPoint {
  /// The point with finite coordinates.
  package var finite: CGPoint { CGPoint(x: x.finite, y: y.finite) }
}

extension CGSize {
  /// The size with finite sides.
  package var finite: CGSize { CGSize(width: width.finite, height: height.finite) }
}

extension CGRect {
  /// The rectangle with finite coordinates and sides.
  package var finite: CGRect { CGRect(origin: origin.finite, size: size.finite) }
}

extension CGAffineTransform {
  /// The transform with finite numbers.
  package var finite: CGAffineTransform {
    CGAffineTransform(
      a: a.finite, b: b.finite, c: c.finite, d: d.finite, tx: tx.finite, ty: ty.finite)
  }
}
