import Drawing
import Foundation

/// How a view is drawn in its superview: its points, counted from its upper left corner, are turned
/// and stretched around where that is.
nonisolated struct Projection: Hashable, Sendable {
  /// Where the upper left corner is.
  let origin: CGPoint
  /// What is done around it; it does not move.
  let transform: CGAffineTransform

  /// Takes a view's own transform, then draws it further back.
  init(_ geometry: ViewGeometry, _ recess: Recess) {
    let (corner, start) = (geometry.corner, geometry.untransformedFrame.origin)
    origin = CGPoint(
      x: recess.origin.x + (corner.x - start.x) * recess.scale,
      y: recess.origin.y + (corner.y - start.y) * recess.scale)
    transform = geometry.transform.linear
      .concatenating(CGAffineTransform(scaleX: recess.scale, y: recess.scale))
  }
}
