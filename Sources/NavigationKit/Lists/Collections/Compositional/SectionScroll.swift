import Foundation

/// How a section's content scrolls across a layout's direction.
nonisolated struct SectionScroll {
  /// The part that scrolls, in the layout's coordinates.
  let frame: CGRect
  /// The size of what scrolls.
  let content: CGSize
  let axis: NSLayoutConstraint.Axis
  let stops: OrthogonalStops
  let form: Form

  /// How it behaves.
  struct Form: Hashable, Sendable {
    var rate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic
    var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.BounceBehavior.automatic
  }
}
