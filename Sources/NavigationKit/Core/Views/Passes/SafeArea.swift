import Foundation

/// A view's safe area: its insets, and what its container contributes to them.
nonisolated struct SafeArea: Hashable, Sendable {
  /// The insets when they were last computed.
  var insets = UIEdgeInsets.zero
  /// Whether the view's size changed since its last layout: the safe areas of subviews whose frames
  /// stay change, too.
  var hasNewSize = false
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
    get { safeArea.containerInsets }
    set { safeArea.containerInsets = newValue }
  }
}
