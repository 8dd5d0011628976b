import Foundation

extension UIScrollView {
  /// How far the content is scrolled from its top, with a large title over it; negative if it is
  /// pulled down.
  ///
  /// - Parameter openHeight: The height of the expanded title.
  func scrollFromTop(under openHeight: CGFloat) -> CGFloat {
    let way = contentOffset.y - contentTop.offset
    // Content that is not at its top keeps its place when a title appears.
    return contentTop.title == 0 && adjustsVertically && way > 0 ? way + openHeight : way
  }

  /// How far a large title follows the content: not as it is pulled down where a refresh control
  /// comes between the two.
  func titleScroll(under openHeight: CGFloat) -> CGFloat {
    let way = scrollFromTop(under: openHeight)
    return refreshControl == nil ? way : max(0, way)
  }

  /// Changes a trajectory that would leave a large title half collapsed: it expands or collapses
  /// within 0.3 s if it is half collapsed already, else the content decelerates to where it is
  /// either.
  func avoidingPartialTitle(_ trajectory: ScrollTrajectory) -> ScrollTrajectory {
    guard case .coasting(let x, let y) = trajectory, let rest = titleRest(for: y.target) else {
      return trajectory
    }
    let isShort = titleRest(for: contentOffset.y) != nil
    return .coasting(
      x: x,
      y: isShort
        ? ScrollMotion(easingFrom: contentOffset.y, to: rest, duration: LargeTitle.snapDuration)
        : ScrollMotion(glidingFrom: contentOffset.y, to: rest, rate: decelerationRate.rawValue))
  }

  /// Changes a target that leaves a large title half collapsed: it expands or collapses as one
  /// scrolls.
  func avoidingPartialTitle(_ target: CGPoint, scrollingBy delta: CGFloat) -> CGPoint {
    guard titleRest(for: target.y) != nil else { return target }
    let open = extent.top
    return CGPoint(x: target.x, y: delta < 0 ? open + extent.titleHeight : open)
  }

  /// Where content comes to rest if an offset leaves a large title half collapsed; nil if it does
  /// not.
  func titleRest(for offset: CGFloat) -> CGFloat? {
    guard extent.titleHeight > 0 else { return nil }
    let rest = LargeTitle.rest(
      for: offset, in: extent.top...max(extent.top, extent.vertical.upperBound),
      openHeight: extent.titleHeight)
    return rest == offset ? nil : rest
  }
}
