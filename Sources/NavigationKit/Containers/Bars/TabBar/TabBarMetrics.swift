import Drawing
import Foundation

/// The dimensions of tab bars, in points; from public re-implementations unless another source is
/// named.
nonisolated enum TabBarMetrics {
  /// The height of a bar above the home indicator's area.
  static let height: CGFloat = 49
  /// The largest number of tabs in a bar, in a compact and in a regular width.
  static let maximumItems = 5
  static let maximumItemsInRegularWidth = 8

  /// With the image above the title: from the top to the image's middle, and to the title's top.
  static let imageMiddle: CGFloat = 19
  static let titleTop: CGFloat = 34
  /// The largest height of an image, and that in a low bar.
  static let imageSize: CGFloat = 25
  /// The largest height of a symbol with the room around it: what is drawn of it is about as high as
  /// the highest image.
  static let symbolSize: CGFloat = 31
  static let lowImageSize: CGFloat = 20
  /// The space between an image and the title beside it; tuned by eye.
  static let inlineGap: CGFloat = 7
  /// The least space between a title and its tab's left and right edges.
  static let titleMargin: CGFloat = 2

  /// The least width of a centred tab, and the space between two centred tabs.
  static let centeredWidth: CGFloat = 76
  static let centeredSpacing: CGFloat = 34
  /// The space on each side of a centred tab's content; tuned by eye.
  static let centeredMargin: CGFloat = 12

  /// The height of a badge, the space on each side of its text, and the font size.
  static let badgeHeight: CGFloat = 18
  static let badgeMargin: CGFloat = 5
  static let badgeFontSize: CGFloat = 13
  /// From the image's top centre to the badge's upper leading corner; tuned by eye.
  static let badgeOffset = CGPoint(x: 4, y: -5)

  /// The height of a row of tabs that can be dragged to the bar, and the least width of one; tuned
  /// by eye.
  static let gridCell = CGSize(width: 78, height: 66)
  /// The size of a tab's image and title there, and how much larger it is under a finger; tuned by
  /// eye.
  static let gridTab = CGSize(width: 76, height: 49)
  static let liftedScale: CGFloat = 1.3
  /// The space above and below the sentence over them.
  static let gridMargin: CGFloat = 20
  /// The opacity of tabs that are in the bar already, or cannot be moved, 0…1; tuned by eye.
  static let fixedAlpha: CGFloat = 0.3
  /// The corner radius of the place in the bar under a dragged tab.
  static let targetRadius: CGFloat = 8
  /// How long the screen on which the user arranges tabs slides up and down, and a tab that was not
  /// put anywhere flies back, in seconds; as long as bars take to slide in.
  static let customizingDuration: TimeInterval = 0.3
  static let returnDuration: TimeInterval = 0.2

  /// The height of a bar for given traits, above the home indicator's area.
  static func height(in traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return BarMetrics.padHeight }
    return BarMetrics.isLow(in: traits) ? BarMetrics.compactHeight : height
  }

  /// The largest number of tabs in a bar for given traits.
  static func maximumItems(in traits: UITraitCollection) -> Int {
    traits.horizontalSizeClass == .regular ? maximumItemsInRegularWidth : maximumItems
  }

  /// The font of titles.
  static func font(_ style: UITabBarItemAppearance.Style) -> UIFont {
    switch style {
    case .stacked: .systemFont(ofSize: 10, weight: .medium)
    case .inline: .systemFont(ofSize: 13)
    case .compactInline: .systemFont(ofSize: 12)
    }
  }

  /// The colour of tabs that are not selected, from Apple's published design resources.
  static let unselected = UIColor(
    light: Color(153, 153, 153), dark: Color(117, 117, 117),
    contrast: (Color(108, 108, 112), Color(174, 174, 178)))
}
