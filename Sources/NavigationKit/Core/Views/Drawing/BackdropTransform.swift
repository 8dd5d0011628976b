import Foundation

/// How a view behind a sheet is drawn: smaller, further down, with round corners.
nonisolated struct BackdropTransform: Hashable, Sendable {
  /// The view's frame.
  let frame: CGRect
  /// Where its upper left corner is drawn.
  let origin: CGPoint
  /// The scale it is drawn at.
  let scale: CGFloat
  /// The radius of its corners, in points before scaling.
  let cornerRadius: CGFloat

  /// Insets a view by `offset.x` on both sides, and moves it down by `offset.y`, in points.
  ///
  /// - Parameter corners: The radius of the corners that it has where it is not recessed, as those of a
  ///   screen.
  init(_ offset: CGPoint, of frame: CGRect, corners: CGFloat = 0) {
    self.frame = frame
    origin = CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y)
    scale = frame.width > 0 ? max(0, 1 - 2 * offset.x / frame.width) : 1
    let share = frame.width > 0 ? offset.x / (frame.width * SheetMetrics.backdropShrink / 2) : 0
    let radius = corners + (SheetMetrics.cornerRadius - corners) * min(share, 1)
    cornerRadius = scale > 0 ? radius / scale : 0
  }
}
