import Foundation

/// The numbers of popovers, in points; where no source is named, tuned by eye.
nonisolated enum PopoverMetrics {
  /// The radius of the corners, as screenshots show it.
  static let cornerRadius: CGFloat = 13
  /// How far the arrow sticks out, and how wide it is where it does, as screenshots show it.
  static let arrowHeight: CGFloat = 13
  static let arrowBase: CGFloat = 37
  /// How far a popover keeps from its container's edges unless it is told otherwise.
  static let margin: CGFloat = 10
  /// The size of content that asks for none: as wide as UIKit documents it.
  static let contentSize = CGSize(width: 320, height: 480)
  /// The shadow: how far it is smeared, how far it falls, and how black it is, 0…1.
  static let shadowBlur: CGFloat = 48
  static let shadowDrop: CGFloat = 10
  static let shadowAlpha = 0.24
  /// Seconds that it takes to another size.
  static let resizeDuration: TimeInterval = 0.3
}
