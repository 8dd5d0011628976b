import Foundation

/// The dimensions that all bars share, in points, on which public sources agree unless others are
/// named; what only one kind of bar has is in its own metrics.
nonisolated enum BarMetrics {
  static let height: CGFloat = 44
  /// The height of a bar at compact height, as on a phone in landscape.
  static let compactHeight: CGFloat = 32
  /// The height on a pad.
  static let padHeight: CGFloat = 50
  /// The opacity of a translucent bar's background.
  static let translucentAlpha = 0.94
  /// The blur of what is behind a translucent bar: the standard deviation, in points.
  static let blurSigma: CGFloat = 10
  /// The saturation of what is behind a translucent bar; widely quoted for the system's materials.
  static let blurSaturation = 1.8
  /// The scrolling distance over which a bar's background fades in: measured in Settings on iOS
  /// 17.4 by a public re-implementation.
  static let scrollEdgeFade: CGFloat = 10
  /// The opacity of a disabled button that has its own colour; the same as for tertiary labels.
  static let disabledAlpha: CGFloat = 0.3
  /// The space between two items of a navigation bar, and of a toolbar, unless a bar has a number of its own.
  static let itemGap: CGFloat = 8
  /// How far the background of a selected item extends beyond it, and its corner radius; tuned by
  /// eye.
  static let plateMargin: CGFloat = 5
  static let plateCornerRadius: CGFloat = 6
  /// The least side of a touch area.
  static let hitSize: CGFloat = 44
  /// The font size of titles and buttons.
  static let fontSize: CGFloat = 17
  /// The range of the scale of titles and buttons with the user's text size: never smaller, and up
  /// to the largest size without accessibility sizes, as public re-implementations have it from iOS
  /// 17.
  static let textScaleRange: ClosedRange<CGFloat> = 1...1.235
  /// How far beyond the screen's edge a hidden bar is, so that its hairline is hidden too.
  static let clearance: CGFloat = 1

  /// The duration of a cross-fade between items, in seconds.
  static let fadeDuration = TransitionMetrics.hideShowBarDuration

  /// A bar's height with given traits; compact on a phone in landscape, unless it is a large one.
  static func height(in traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return padHeight }
    return isLow(in: traits) ? compactHeight : height
  }

  /// Whether bars have compact height, which they do not have on a pad or a large phone.
  static func isLow(in traits: UITraitCollection) -> Bool {
    traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
      && traits.userInterfaceIdiom != .pad
  }
}
