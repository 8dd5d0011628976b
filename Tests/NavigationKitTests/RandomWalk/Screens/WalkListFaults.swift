import Foundation

@testable import NavigationKit

/// The faults of a list at rest, whatever shows its items.
extension UIScrollView {
  /// The offset, if it is beyond the content by more than the rounding to pixels; nil otherwise.
  var scrollFault: String? {
    let nearest = extent.clamped(contentOffset)
    guard abs(nearest.x - contentOffset.x) > 0.51 || abs(nearest.y - contentOffset.y) > 0.51
    else { return nil }
    return "it is scrolled to \(contentOffset), not \(nearest)"
  }

  /// Lets go of an item that an animation has shown: it goes with the next layout.
  func forgetAnimatedItem(at place: CGRect, isShown: Bool) {
    guard isShown, !place.intersects(bounds) else { return }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Names an item that is shown out of view, or is in view and not shown.
  ///
  /// One that only touches the edge may be shown or not.
  func fault(of path: IndexPath, at place: CGRect, isShown: Bool) -> String? {
    let (isIn, touches) = (place.overlaps(bounds), place.intersects(bounds))
    guard isShown ? !isIn && !touches : isIn else { return nil }
    return "\(path) at \(place) is shown: \(isShown)"
  }
}

extension CGRect {
  /// Whether it shares more with another rectangle than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > 0.01 && common.height > 0.01
  }

  /// Whether it is another rectangle but for a rounding.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.51 && abs(minY - other.minY) < 0.51
      && abs(maxX - other.maxX) < 0.51 && abs(maxY - other.maxY) < 0.51
  }
}
