import Foundation

/// What a container says of a view's safe area.
nonisolated struct SafeAreaClaim: Hashable, Sendable {
  /// What bars cover of a controller's root view, on top of the safe area around it.
  var containerInsets = UIEdgeInsets.zero
  /// Whether what sticks out of the superview sideways, as of a column that is pushed aside, is out of
  /// sight rather than covered.
  var leavesOutOverhang = false

  /// The part of a frame that counts.
  func frame(_ frame: CGRect, in space: CGRect) -> CGRect {
    guard leavesOutOverhang else { return frame }
    let minX = min(max(frame.minX, space.minX), space.maxX)
    let maxX = max(minX, min(frame.maxX, space.maxX))
    return CGRect(x: minX, y: frame.minY, width: maxX - minX, height: frame.height)
  }
}

extension UIView {
  /// What a container's bars cover of a controller's root view, on top of the safe area around it.
  var containerInsets: UIEdgeInsets {
    get { safeAreaClaim.containerInsets }
    set { safeAreaClaim.containerInsets = newValue }
  }
}
