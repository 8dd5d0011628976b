import Foundation

/// The measures of bars, in points, as public sources agree on them.
nonisolated enum BarMetrics {
  /// How high a bar is.
  static let height: CGFloat = 44
  /// How high it is where there is little room from top to bottom.
  static let compactHeight: CGFloat = 32
  /// How high a navigation bar is in a sheet on an upright phone, as public re-implementations have it.
  static let sheetHeight: CGFloat = 56
  /// How high it is on a pad.
  static let padHeight: CGFloat = 50
  /// What a prompt adds to the height; estimated, no public figure was found.
  static let promptHeight: CGFloat = 30
  /// The size of a prompt; estimated, no public figure was found.
  static let promptFontSize: CGFloat = 13
  /// How opaque the background of a translucent bar is.
  static let translucentAlpha = 0.94
  /// How far a translucent bar blurs what is behind it: the standard deviation in points.
  static let blurSigma: CGFloat = 10
  /// How much more vivid colours look behind it; widely quoted for the system's materials.
  static let blurSaturation = 1.8
  /// Over how many points of scrolling a bar's background comes up: measured in Settings on iOS 17.4 by a
  /// public re-implementation.
  static let scrollEdgeFade: CGFloat = 10
  /// How opaque a button of a colour of its own is while it cannot be pressed: as tertiary labels.
  static let disabledAlpha: CGFloat = 0.3
  /// From the edge of the bar to the first item.
  static let margin: CGFloat = 16
  /// The same where the bar is wide.
  static let wideMargin: CGFloat = 20
  /// From which width on a bar is wide.
  static let wideWidth: CGFloat = 414
  /// From the leading edge to the chevron.
  static let chevronLeading: CGFloat = 8
  /// The chevron's size.
  static let chevronSize = CGSize(width: 13, height: 22)
  /// From the chevron to the back button's title, which starts 8 + 13 + 6 = 27 from the edge.
  static let chevronGap: CGFloat = 6
  /// How wide a picture on the back button is at most; tuned by eye.
  static let longestBackImage: CGFloat = 100
  /// How wide the back button is at least, for a finger.
  static let backButtonWidth: CGFloat = 50
  /// Between two items.
  static let itemGap: CGFloat = 8
  /// How far the background of a chosen item goes beyond it, and the radius of its corners; tuned by eye.
  static let plateMargin: CGFloat = 5
  static let plateCornerRadius: CGFloat = 6
  /// How near an item may come to the title.
  static let titleGap: CGFloat = 6
  /// The size of a finger.
  static let hitSize: CGFloat = 44
  /// The size of titles and buttons.
  static let fontSize: CGFloat = 17
  /// How many times their size they may be where a person wants other text: never smaller, and up to
  /// the largest of the usual sizes, as public re-implementations have it from iOS 17.
  static let textGrowth: ClosedRange<CGFloat> = 1...1.235
  /// How wide a hidden bar's remains stand off screen: more than a hairline.
  static let clearance: CGFloat = 1

  /// How long a change of items takes to fade, in seconds.
  static let fadeDuration = TransitionMetrics.hideShowBarDuration

  /// From the edge to the first item in a bar of a width.
  static func margin(width: CGFloat) -> CGFloat { width >= wideWidth ? wideMargin : margin }

  /// How high a bar is in given circumstances; low on a phone on its side, unless that is a large one.
  static func height(in traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return padHeight }
    return isLow(in: traits) ? compactHeight : height
  }

  /// Whether bars are low: where there is little height, but not on a pad or a large phone.
  static func isLow(in traits: UITraitCollection) -> Bool {
    traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
      && traits.userInterfaceIdiom != .pad
  }
}
