import Foundation

/// A turn from one page to the next.
struct PageTurn {
  /// Who turns the page.
  enum Origin: Hashable {
    /// Code does.
    case code
    /// A finger drags it.
    case finger
    /// The user tapped the page control, or turned a wheel.
    case control
  }

  let direction: UIPageViewController.NavigationDirection
  let origin: Origin
  var isAnimated = true
  /// Called at the end, with whether the page was turned.
  var completion: ((Bool) -> Void)?

  /// Whether a drag that ends turns the page; otherwise the page moves back.
  ///
  /// - Parameters:
  ///   - distance: How far the drag moved towards the next page, in points.
  ///   - velocity: The velocity in that direction, in points per second.
  ///   - length: The distance of a whole page, in points.
  nonisolated static func finishes(
    distance: CGFloat, velocity: CGFloat, length: CGFloat
  ) -> Bool {
    if abs(velocity) >= ScrollPaging.flickSpeed { return velocity > 0 }
    return distance >= length / 2
  }
}

extension UIPageViewController.NavigationDirection {
  /// 1 for forward, −1 for reverse.
  var sign: CGFloat {
    switch self {
    case .forward: 1
    case .reverse: -1
    }
  }
}

/// The state of a drag that turns pages.
struct PageDrag {
  /// How far the pages were moved when the drag began, or by a touchpad so far, in points; positive
  /// towards the page after.
  var origin: CGFloat = 0
  /// The directions in which the data source has no page.
  var ends: Set<UIPageViewController.NavigationDirection> = []
  /// How far the first or last page is pulled from its place, in points.
  var pull: CGFloat = 0
}
