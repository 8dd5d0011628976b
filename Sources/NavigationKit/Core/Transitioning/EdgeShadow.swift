import Drawing
import Foundation

/// The shadow that a sliding page casts on the page below, darkest along its leading edge.
nonisolated enum EdgeShadow {
  /// The gradients of the shadow beside a page, from the far end to the edge.
  ///
  /// `coverage` is how far the page covers the other one, 0…1; the shadow's opacity grows with it.
  static func bands(beside page: CGRect, isMirrored: Bool, coverage: Double) -> [Gradient] {
    guard coverage > 0 else { return [] }
    let shades = TransitionMetrics.edgeShadowAlphas.map { Color.black.faded(by: $0 * coverage) }
    let count = shades.count - 1
    let width = TransitionMetrics.edgeShadowWidth / CGFloat(count)
    return (0..<count).map { index in
      let distance = width * CGFloat(count - index)
      let x = isMirrored ? page.maxX + distance - width : page.minX - distance
      let (far, near) = (shades[index], shades[index + 1])
      return Gradient(
        frame: CGRect(x: x, y: page.minY, width: width, height: page.height),
        start: isMirrored ? near : far, end: isMirrored ? far : near)
    }
  }
}
