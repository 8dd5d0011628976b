import Foundation

/// A turn from one page to the next.
struct PageTurn {
  /// Who turns the page.
  enum Hand: Hashable {
    /// Code does.
    case code
    /// A finger drags it.
    case finger
    /// The user tapped the page control, or turned a wheel.
    case control
  }

  let direction: UIPageViewController.NavigationDirection
  let hand: Hand
  var isAnimated = true
  /// Called at the end, with whether the page was turned.
  var completion: ((Bool) -> Void)?

  /// Whether a finger that lets go turns the page, and does not take it back.
  ///
  /// - Parameters:
  ///   - distance: How far it moved towards the next page, in points.
  ///   - velocity: How fast it moves in that direction, in points per second.
  ///   - length: How far it has to move for a whole page, in points.
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

/// What a finger that turns pages did so far.
struct PageDrag {
  /// How far the page that is shown was moved when the finger came, in points; positive towards the
  /// page after it.
  var origin: CGFloat = 0
  /// The directions in which there turned out to be no page.
  var ends: Set<UIPageViewController.NavigationDirection> = []
  /// How far a page without neighbour is pulled away, in points.
  var pull: CGFloat = 0
}
