import Drawing
import Foundation

/// The measures of tab bars, in points: of public re-implementations where no other source is named.
nonisolated enum TabBarMetrics {
  /// How high a bar is above the home indicator's area.
  static let height: CGFloat = 49
  /// How many tabs a bar has room for, and where it is wide.
  static let mostItems = 5
  static let mostItemsWhereWide = 8

  /// Where the middle of the picture is from the top, and where the title begins, one above the other.
  static let imageMiddle: CGFloat = 19
  static let titleTop: CGFloat = 34
  /// How large a picture is at most, and in a low bar.
  static let imageSize: CGFloat = 25
  static let lowImageSize: CGFloat = 20
  /// Between picture and title beside each other; tuned by eye.
  static let inlineGap: CGFloat = 7
  /// Between a title and the edges of its tab.
  static let titleMargin: CGFloat = 2

  /// How wide a tab is at least where tabs stand in the middle of a wide bar, and between two of them.
  static let centeredWidth: CGFloat = 76
  static let centeredSpacing: CGFloat = 34
  /// What of such a tab stays free at both sides of its content; tuned by eye.
  static let centeredMargin: CGFloat = 12

  /// The height of a badge, the room beside its letters, and their size.
  static let badgeHeight: CGFloat = 18
  static let badgeMargin: CGFloat = 5
  static let badgeFontSize: CGFloat = 13
  /// Where a badge begins from the middle of the picture, and from the top of that; tuned by eye.
  static let badgeOffset = CGPoint(x: 4, y: -5)

  /// How high a bar is in given circumstances, above the home indicator's area.
  static func height(in traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return BarMetrics.padHeight }
    return BarMetrics.isLow(in: traits) ? BarMetrics.compactHeight : height
  }

  /// How many tabs there is room for.
  static func mostItems(in traits: UITraitCollection) -> Int {
    traits.horizontalSizeClass == .regular ? mostItemsWhereWide : mostItems
  }

  /// The letters of titles.
  static func font(_ style: UITabBarItemAppearance.Style) -> UIFont {
    switch style {
    case .stacked: .systemFont(ofSize: 10, weight: .medium)
    case .inline: .systemFont(ofSize: 13)
    case .compactInline: .systemFont(ofSize: 12)
    }
  }

  /// The colour of tabs that are not selected: as Apple's published design resources give it.
  static let unselected = UIColor(
    light: Color(153, 153, 153), dark: Color(117, 117, 117),
    contrast: (Color(108, 108, 112), Color(174, 174, 178)))
}
