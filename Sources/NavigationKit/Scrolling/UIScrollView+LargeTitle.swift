import Foundation

extension UIScrollView {
  /// How far the content is scrolled from its top, with a large title over it; negative if it is
  /// pulled down.
  ///
  /// - Parameter openHeight: How high the title is when open.
  func scrollFromTop(under openHeight: CGFloat) -> CGFloat {
    let way = contentOffset.y - contentTop.offset
    // Content that is not at its top stays where it is as a title comes.
    return contentTop.title == 0 && adjustsVertically && way > 0 ? way + openHeight : way
  }

  /// The same movement without a stop that leaves a large title half folded: a short one ends where
  /// the title is open or folded away within 0.3 s, a long one glides there.
  func sparingTitle(_ trajectory: ScrollTrajectory) -> ScrollTrajectory {
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

  /// The same target unless it leaves a large title half folded: then it opens or folds as one scrolls.
  func sparingTitle(_ target: CGPoint, scrollingBy delta: CGFloat) -> CGPoint {
    guard titleRest(for: target.y) != nil else { return target }
    let open = extent.vertical.lowerBound
    return CGPoint(x: target.x, y: delta < 0 ? open + extent.titleHeight : open)
  }

  /// Where content comes to rest that would leave a large title half folded; nil if it would not.
  func titleRest(for offset: CGFloat) -> CGFloat? {
    guard extent.titleHeight > 0 else { return nil }
    let rest = LargeTitle.rest(
      for: offset, in: extent.vertical, openHeight: extent.titleHeight)
    return rest == offset ? nil : rest
  }

  /// Brings content that rests where a large title is half folded to where it is not.
  func settleTitle() {
    guard case .resting = state, titleRest(for: contentOffset.y) != nil else { return }
    comeToRest()
  }
}
