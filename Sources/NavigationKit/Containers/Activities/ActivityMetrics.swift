import Foundation

/// The dimensions of activity sheets, in points; tuned by eye.
nonisolated enum ActivityMetrics {
  /// The margin around the header, and between its parts.
  static let margin: CGFloat = 16
  static let gap: CGFloat = 12
  /// The sides of the header's image, of its close button and of an activity's image.
  static let imageSize: CGFloat = 32
  static let closeSize: CGFloat = 30
  static let activityImageSize: CGFloat = 22
  /// The width in a popover.
  static let popoverWidth: CGFloat = 320
}
