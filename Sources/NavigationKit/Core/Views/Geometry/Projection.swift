import Drawing
import Foundation

/// How a view is drawn in its superview: the origin, and the transform around it.
nonisolated struct Projection: Hashable, Sendable {
  /// Where the view's upper left corner is drawn.
  var origin: CGPoint
  /// The transform around that corner, without translation.
  var transform = CGAffineTransform.identity
  /// The factors of x and y in the divisor of the transformed coordinates.
  var perspective = CGVector.zero

  /// The factor of an area below which a view counts as a line.
  private static let minimumArea = 1e-9

  /// Only moves the view.
  init(at origin: CGPoint) { self.origin = origin }

  /// Combines a view's transform with its shrinking as a backdrop.
  init(_ geometry: ViewGeometry, _ backdrop: BackdropTransform) {
    let (corner, start) = (geometry.corner, geometry.untransformedFrame.origin)
    origin = CGPoint(
      x: backdrop.origin.x + (corner.x - start.x) * backdrop.scale,
      y: backdrop.origin.y + (corner.y - start.y) * backdrop.scale)
    transform = geometry.transform.linear
      .concatenating(CGAffineTransform(scaleX: backdrop.scale, y: backdrop.scale))
  }

  /// Shows a view as it is seen in space; nil for one whose upper left corner is not in front of the
  /// eye.
  init?(_ space: ProjectiveTransform) {
    guard let corner = space.projected(.zero) else { return nil }
    origin = corner
    let depth = space.divisor.z
    let slope = space.divisor / depth
    // The share of the corner's place is subtracted from the factors, which are divided, too.
    let across = space.x / depth - slope * Double(corner.x)
    let down = space.y / depth - slope * Double(corner.y)
    transform =
      CGAffineTransform(
        a: across.x, b: down.x, c: across.y, d: down.y, tx: 0, ty: 0
      ).finite
    perspective = CGVector(dx: slope.x, dy: slope.y)
  }

  /// Whether the view is seen as an area.
  var hasArea: Bool {
    perspective == .zero
      ? transform.isInvertible
      : abs(ProjectiveTransform(transform, perspective: perspective).determinant) > Self.minimumArea
  }

  /// The part of the view, counted from its corner, that is seen in a rectangle.
  func part(in visible: CGRect) -> CGRect {
    let inner = visible.offsetBy(dx: -origin.x, dy: -origin.y)
    guard perspective != .zero else { return inner.applying(transform.inverted()) }
    return ProjectiveTransform(transform, perspective: perspective).inverse?.box(of: inner) ?? .null
  }
}
