package import Foundation

// What comes from an app is made finite at the door, so that nothing behind it traps on a number.

extension CGFloat {
  /// The farthest that anything is placed, in points: a table of a million rows is well within.
  private static let farthest: CGFloat = 1e9

  /// The number, or the nearest that can be worked with; 0 for what is no number.
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
