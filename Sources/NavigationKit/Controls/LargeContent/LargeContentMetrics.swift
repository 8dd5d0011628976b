import Foundation

/// The sizes of the card that shows an item large, in points; by eye, from pictures of the feature.
enum LargeContentMetrics {
  /// How long an item is held before it is shown, in seconds: sooner than a menu, which it comes
  /// in place of.
  static let pressDuration: TimeInterval = 0.3
  /// The least side of the card, and the share of the window's shorter side that it may take.
  static let side: CGFloat = 232
  static let largestShare: CGFloat = 0.8
  /// The card's corner radius, and the space around and between image and title.
  static let cornerRadius: CGFloat = 20
  static let margin: CGFloat = 20
  /// The side of the square that the image fits in.
  static let imageSide: CGFloat = 100
  /// The size of the title's letters.
  static let fontSize: CGFloat = 30
  /// How long the card takes to come and to go, in seconds.
  static let fadeDuration: TimeInterval = 0.15
}
