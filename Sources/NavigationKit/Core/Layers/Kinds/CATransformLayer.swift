public import Foundation

/// A layer whose layers inside keep their depth: they are turned and moved together in space, as
/// the sides of a cube are, instead of being drawn into one plane.
///
/// It draws nothing itself: of its looks, only its opacity counts, for each layer inside. What is
/// nearer is drawn over what is farther, by the middles of the layers; layers that cross each other
/// are not cut.
open class CATransformLayer: CALayer {
  /// Never: it has no area.
  open override func contains(_ p: CGPoint) -> Bool { false }
  override var keepsDepthInside: Bool { true }
  override var mayReachBeyondBounds: Bool { true }
}
