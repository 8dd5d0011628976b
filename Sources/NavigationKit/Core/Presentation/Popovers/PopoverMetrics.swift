import Foundation

/// Sizes of popovers, in points; tuned by eye unless a comment names a source.
nonisolated enum PopoverMetrics {
  /// The radius of the corners, as screenshots show it.
  static let cornerRadius: CGFloat = 13
  /// The arrow's height, and the width of its base, as screenshots show it.
  static let arrowHeight: CGFloat = 13
  static let arrowBase: CGFloat = 37
  /// The default distance of a popover from its container's edges.
  static let margin: CGFloat = 10
  /// The default content size; the width is the one that UIKit documents.
  static let contentSize = CGSize(width: 320, height: 480)
  /// The shadow: blur, downward offset and opacity, 0…1.
  static let shadowBlur: CGFloat = 48
  static let shadowDrop: CGFloat = 10
  static let shadowAlpha = 0.24
  /// The duration of a size change, in seconds.
  static let resizeDuration: TimeInterval = 0.3
}
