public import Foundation

/// A layer whose layers inside keep their depth: they are turned and moved together in space, as
/// the sides of a cube are, instead of being drawn into one plane.
///
/// It draws nothing itself: of its looks, only its opacity counts, for each layer inside. Nearer
/// layers are drawn over farther ones, by the depth of their middles; layers that cross each other
/// are not cut.
open class CATransformLayer: CALayer {
  /// Whether a point is inside: never, as it has no area.
  open override func contains(_ p: CGPoint) -> Bool { false }
  override var keepsDepthInside: Bool { true }
  override var mayReachBeyondBounds: Bool { true }
}
