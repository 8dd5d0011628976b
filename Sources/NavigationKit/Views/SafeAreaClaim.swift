import Foundation

/// What a container contributes to a view's safe area.
nonisolated struct SafeAreaClaim: Hashable, Sendable {
  /// The insets covered by the container's bars, in points, in addition to the surrounding safe
  /// area.
  var containerInsets = UIEdgeInsets.zero
  /// Whether the part that extends past the superview's left or right edge is left out of the safe
  /// area, as for a column that is pushed aside.
  var leavesOutOverhang = false

  /// The part of a frame that the safe area is computed for.
  func frame(_ frame: CGRect, in space: CGRect) -> CGRect {
    guard leavesOutOverhang else { return frame }
    let minX = min(max(frame.minX, space.minX), space.maxX)
    let maxX = max(minX, min(frame.maxX, space.maxX))
    return CGRect(x: minX, y: frame.minY, width: maxX - minX, height: frame.height)
  }
}

extension UIView {
  /// The insets covered by a container's bars, in points, in addition to the surrounding safe area.
  var containerInsets: UIEdgeInsets {
    get { safeAreaClaim.containerInsets }
    set { safeAreaClaim.containerInsets = newValue }
  }
}
