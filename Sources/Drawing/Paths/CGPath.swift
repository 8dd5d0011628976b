public import Foundation

// On Linux, Foundation lacks these types.

/// How a path's inside is told from its outside.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Inside is what the path goes round.
  case winding
  /// Inside is what the path goes round an odd number of times.
  case evenOdd
}

/// A path of lines and curves.
open class CGPath: Hashable {
  /// The lines and curves.
  public internal(set) var path: Path

  /// Makes a path of lines and curves.
  public init(_ path: Path) { self.path = path }

  /// Makes a rectangle.
  public convenience init(
    rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(transform) { $0.addRect(rect) }
  }

  /// Makes the ellipse in a rectangle.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(transform) { $0.addEllipse(in: rect) }
  }

  /// Makes a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(transform) {
      $0.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    }
  }

  private convenience init(
    _ transform: UnsafePointer<CGAffineTransform>?, _ make: (inout Path) -> Void
  ) {
    var path = Path()
    make(&path)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Whether it has no lines or curves.
  public var isEmpty: Bool { path.isEmpty }
  /// Where the next line would begin; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around all points, control points included; null if there are none.
  public var boundingBox: CGRect { path.boundingBox }
  /// The smallest rectangle around the lines and curves; null if there are none.
  public var boundingBoxOfPath: CGRect { path.tightBoundingBox }

  /// Whether a point is inside; the point is transformed first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), rule: rule)
  }

  /// A copy that does not change.
  public func copy() -> CGPath? { CGPath(path) }

  /// A transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// The outline of a line along the path, to be filled by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = StrokeStyle()
    (style.width, style.cap, style.join) = (lineWidth.finite, lineCap, lineJoin)
    style.miterLimit = miterLimit.finite
    return CGPath(path.applying(transform).stroked(style))
  }

  /// The dashes of a line along the path, with curves as short straight lines.
  ///
  /// - Parameters:
  ///   - phase: Where in the dashes it begins, in points.
  ///   - lengths: The lengths of dashes and gaps in turn, in points.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      path.applying(transform).dashed(lengths.map { max(0, $0.finite) }, phase: phase.finite))
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// Paths are equal if their lines and curves are.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

  /// Hashes the lines and curves.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
