import Drawing
import Foundation

extension UIView {
  /// Whether the views inside are in the same space as the view, not in a plane of its own.
  var keepsDepthInside: Bool { layerIfUsed?.keepsDepthInside == true }

  /// The projection of a view that keeps depth inside: its coordinates are the superview's, as the
  /// place of each view inside includes this view's place and transform.
  var projectionOfSpace: ProjectiveTransform {
    CATransform3DMakeTranslation(bounds.origin.x, bounds.origin.y, 0).projection
  }

  /// The views drawn for a view that keeps depth inside: those in it, and those in views in it that
  /// also keep depth, with their opacity, the nearest last.
  func partsInSpace(at now: TimeInterval) -> [(view: UIView, opacity: CGFloat)] {
    partsInAnyOrder(at: now, opacity: 1)
      .map { (part: $0, depth: $0.view.depthInSpace(at: now)) }
      .enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element.part)
  }

  private func partsInAnyOrder(
    at now: TimeInterval, opacity: CGFloat
  ) -> [(view: UIView, opacity: CGFloat)] {
    let own = opacity * min(presentedAlpha(at: now), 1)
    guard !isHidden(at: now), own >= UIView.minimumVisibleAlpha else { return [] }
    return (layerIfUsed?.order ?? []).map(\.view).flatMap { view in
      view.keepsDepthInside
        ? view.partsInAnyOrder(at: now, opacity: own) : [(view: view, opacity: own)]
    }
  }

  /// The depth of its middle towards the viewer; of two views at the same depth, the one that shows
  /// its front counts as nearer.
  private func depthInSpace(at now: TimeInterval) -> SpaceDepth {
    let whole = placement(at: now, within: spaceAround(at: now))
    let size = presentedFrame(at: now).size
    let (x, y) = (size.width / 2, size.height / 2)
    let divisor = x * whole.m14 + y * whole.m24 + whole.m44
    let depth =
      (x * whole.m13 + y * whole.m23 + whole.m43) / max(divisor, SpaceDepth.minimumDivisor)
    return SpaceDepth(
      steps: (depth.finite / SpaceDepth.step).rounded(),
      isFront: whole.projection.determinant > 0)
  }
}

/// How near something in space is.
private struct SpaceDepth: Comparable {
  /// Points that do not count as a difference.
  static let step: CGFloat = 0.01
  /// The minimum divisor: a view behind the eye counts as just before it.
  static let minimumDivisor: CGFloat = 1e-6

  let steps: CGFloat
  let isFront: Bool

  static func < (one: SpaceDepth, other: SpaceDepth) -> Bool {
    one.steps == other.steps ? !one.isFront && other.isFront : one.steps < other.steps
  }
}
