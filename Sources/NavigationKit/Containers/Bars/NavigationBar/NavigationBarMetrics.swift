import Foundation

/// The dimensions of navigation bars, in points, on which public sources agree unless others are
/// named.
nonisolated enum NavigationBarMetrics {
  /// The height of a bar in a sheet on an upright phone, as public re-implementations have it.
  static let sheetHeight: CGFloat = 56
  /// The space between two items, as in a toolbar.
  static let itemGap = BarMetrics.itemGap
  /// The minimum space between an item and the title.
  static let titleGap: CGFloat = 6
  /// The share of the row that is left to a title that is longer than the row; tuned by eye.
  static let longTitleShare: CGFloat = 0.5
  /// The space between the leading edge and the chevron.
  static let chevronLeading: CGFloat = 8
  /// The chevron's size.
  static let chevronSize = CGSize(width: 13, height: 22)
  /// The space between the chevron and the back button's title, which starts 8 + 13 + 6 = 27 from
  /// the edge.
  static let chevronGap: CGFloat = 6
  /// The maximum width of an image on the back button; tuned by eye.
  static let longestBackImage: CGFloat = 100
  /// The minimum width of the back button, for touches.
  static let backButtonWidth: CGFloat = 50
  /// The height that a prompt adds; estimated, no public figure was found.
  static let promptHeight: CGFloat = 30
  /// The font size of a prompt; estimated, no public figure was found.
  static let promptFontSize: CGFloat = 13
}
