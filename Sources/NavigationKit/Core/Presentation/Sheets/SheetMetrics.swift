import Foundation

/// Sizes and timing of sheets.
nonisolated enum SheetMetrics {
  /// The radius of a card's corners in points, as screenshots show it.
  static let cornerRadius: CGFloat = 10
  /// The distance of a card's top edge from the safe area, in points.
  static let topGap: CGFloat = 10
  /// How much of a floating card is seen above another one in front of it, in points; as much as of
  /// a card behind another at the lower edge.
  static let stackGap = topGap
  /// How much smaller the presenter is behind a tall card, 0…1: measured on iOS 18 by a public
  /// re-implementation.
  static let backdropShrink: CGFloat = 0.0835
  /// The size of a form sheet in points, as UIKit documents it for pads.
  static let formSize = CGSize(width: 540, height: 620)
  /// The greatest width of a page sheet in regular width, in points.
  static let pageWidth: CGFloat = 704
  /// The margin around a page sheet in regular width, in points; tuned by eye.
  static let pageMargin: CGFloat = 20
  /// The blur of the shadow around a card over a page that is not dimmed, in points, and its opacity,
  /// 0…1; tuned by eye.
  static let shadowBlur: CGFloat = 40
  static let shadowAlpha = 0.2
  /// The size of the grabber and its distance from the card's top edge, in points, as screenshots
  /// show them.
  static let grabberSize = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5
}
