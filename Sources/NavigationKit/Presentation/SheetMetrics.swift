import Foundation

/// The numbers of sheets.
nonisolated enum SheetMetrics {
  /// The radius of a card's corners in points, as screenshots show it.
  static let cornerRadius: CGFloat = 10
  /// How much of the presenter is seen above a card, in points below the safe area.
  static let topGap: CGFloat = 10
  /// How much smaller the presenter is behind a tall card, 0…1: measured on iOS 18 by a public
  /// re-implementation.
  static let recess: CGFloat = 0.0835
  /// How much black lies over the presenter, 0…1; tuned by eye.
  static let dim: CGFloat = 0.2
  /// The size of a form sheet in points, as UIKit documents it for pads.
  static let formSize = CGSize(width: 540, height: 620)
  /// How wide a page sheet is at most where there is room, in points.
  static let pageWidth: CGFloat = 704
  /// How much is seen around a page sheet where there is room, in points; tuned by eye.
  static let pageMargin: CGFloat = 20
  /// The size of the bar that shows that a card can be dragged, and how far it is from the card's top
  /// edge, in points, as screenshots show it.
  static let grabberSize = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5
  /// Seconds that a card takes back to where it rests; tuned by eye.
  static let returnDuration: TimeInterval = 0.3
}
