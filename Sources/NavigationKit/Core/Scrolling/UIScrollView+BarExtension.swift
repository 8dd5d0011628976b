import Foundation

extension UIScrollView {
  /// How far the content is scrolled from its top, with a bar over it; negative if it is pulled
  /// down.
  ///
  /// - Parameter parts: The parts that collapse in the bar.
  func scrollFromTop(under parts: BarExtension.Parts) -> CGFloat {
    let distance = contentOffset.y - contentTop.offset
    guard adjustsVertically else { return distance }
    // A search bar appears collapsed.
    let search = contentTop.parts.search == 0 ? parts.foldingSearch : 0
    // Content that is not at its top keeps its place when a title appears.
    let title = contentTop.parts.title == 0 && distance > 0 ? parts.title : 0
    return distance + search + title
  }

  /// Changes a trajectory that would leave a title or a search bar half collapsed: the bar expands
  /// or collapses within 0.3 s if it is half collapsed already, else the content decelerates to an
  /// offset at which it is expanded or collapsed.
  func avoidingPartialBar(_ trajectory: ScrollTrajectory) -> ScrollTrajectory {
    guard case .coasting(let x, let y) = trajectory, let rest = barRest(for: y.target) else {
      return trajectory
    }
    let isShort = barRest(for: contentOffset.y) != nil
    return .coasting(
      x: x,
      y: isShort
        ? ScrollMotion(easingFrom: contentOffset.y, to: rest, duration: LargeTitle.snapDuration)
        : ScrollMotion(glidingFrom: contentOffset.y, to: rest, rate: decelerationRate.rawValue))
  }

  /// Replaces a target that leaves a title or a search bar half collapsed by the next one that does
  /// not, in the direction of the scroll.
  func avoidingPartialBar(_ target: CGPoint, scrollingBy delta: CGFloat) -> CGPoint {
    let extent = extent
    guard let fold = extent.barParts.fold(at: target.y - extent.top) else { return target }
    return CGPoint(x: target.x, y: extent.top + (delta < 0 ? fold.folded : fold.open))
  }

  /// Where content comes to rest if an offset leaves a title or a search bar half collapsed; nil if
  /// it does not.
  func barRest(for offset: CGFloat) -> CGFloat? {
    let extent = extent
    guard extent.barParts.foldHeight > 0 else { return nil }
    let rest = extent.barParts.rest(
      for: offset, in: extent.top...max(extent.top, extent.vertical.upperBound))
    return rest == offset ? nil : rest
  }
}
