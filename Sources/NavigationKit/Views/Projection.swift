import Drawing
import Foundation

/// How a view is drawn in its superview: the origin, and the transform around it.
nonisolated struct Projection: Hashable, Sendable {
  /// Where the view's upper left corner is drawn.
  let origin: CGPoint
  /// The transform around that corner, without translation.
  let transform: CGAffineTransform

  /// Combines a view's transform with its recess.
  init(_ geometry: ViewGeometry, _ recess: Recess) {
    let (corner, start) = (geometry.corner, geometry.untransformedFrame.origin)
    origin = CGPoint(
      x: recess.origin.x + (corner.x - start.x) * recess.scale,
      y: recess.origin.y + (corner.y - start.y) * recess.scale)
    transform = geometry.transform.linear
      .concatenating(CGAffineTransform(scaleX: recess.scale, y: recess.scale))
  }
}
