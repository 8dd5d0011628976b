import Foundation

/// How a view is drawn that is behind a sheet: smaller, further down, with round corners.
nonisolated struct Recess: Hashable, Sendable {
  /// Its own place.
  let frame: CGRect
  /// Where its upper left corner is drawn.
  let origin: CGPoint
  /// How large it is drawn, in parts of its own size.
  let scale: CGFloat
  /// The radius of its corners, in its own points.
  let cornerRadius: CGFloat

  /// Draws a view so far inwards from its sides, and down.
  init(_ way: CGPoint, of frame: CGRect) {
    self.frame = frame
    origin = CGPoint(x: frame.minX + way.x, y: frame.minY + way.y)
    scale = frame.width > 0 ? max(0, 1 - 2 * way.x / frame.width) : 1
    let share = frame.width > 0 ? way.x / (frame.width * SheetMetrics.recess / 2) : 0
    cornerRadius = scale > 0 ? SheetMetrics.cornerRadius * min(share, 1) / scale : 0
  }
}
