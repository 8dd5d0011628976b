import Drawing
import Foundation

/// The measures of a status bar in points, as pictures of devices show them; tuned by eye.
nonisolated enum StatusBarMetrics {
  /// The sizes of the icons, and the gap between two.
  struct Icons: Hashable, Sendable {
    let signal, wifi, battery: CGSize
    let gap: CGFloat
  }

  /// The icons beside an island.
  private static let large = Icons(
    signal: CGSize(width: 19, height: 12), wifi: CGSize(width: 17, height: 12),
    battery: CGSize(width: 27, height: 13), gap: 7)
  /// The icons beside a notch.
  private static let medium = Icons(
    signal: CGSize(width: 17, height: 11), wifi: CGSize(width: 15.5, height: 11),
    battery: CGSize(width: 24.5, height: 11.5), gap: 5)
  /// The icons without a cut-out.
  private static let small = Icons(
    signal: CGSize(width: 15, height: 9.5), wifi: CGSize(width: 13.5, height: 9.5),
    battery: CGSize(width: 24, height: 10.5), gap: 4)

  static func icons(_ cutOut: ScreenChrome.CutOut) -> Icons {
    switch cutOut {
    case .none: small
    case .notch: medium
    case .island: large
    }
  }

  /// The font of the time.
  static func font(_ cutOut: ScreenChrome.CutOut) -> Font {
    Font(size: cutOut == .none ? 12 : 17, weight: .semibold)
  }

  /// The y coordinate that all parts are centred on.
  static func middle(height: CGFloat, _ cutOut: ScreenChrome.CutOut) -> CGFloat {
    switch cutOut {
    case .none: height / 2
    case .notch: height / 2 + notchDrop
    case .island: ScreenShape.islandMargin + ScreenShape.island.height / 2
    }
  }

  /// How far below the middle the parts are beside a notch.
  private static let notchDrop: CGFloat = 1

  /// The width that a cut-out takes of the bar.
  static func width(of cutOut: ScreenChrome.CutOut) -> CGFloat {
    switch cutOut {
    case .none: 0
    case .notch: ScreenShape.notch.width
    case .island: ScreenShape.island.width
    }
  }

  /// How much nearer to a cut-out the time and icons are than the middle of the space beside it.
  ///
  /// Apple's design resources give 16 points of padding outside and 6 inside beside an island;
  /// beside the notch of iPhone X the time is centred 48 points from the edge.
  static func inwardShift(_ cutOut: ScreenChrome.CutOut) -> CGFloat {
    cutOut == .notch ? 6.5 : 5
  }

  /// The height of the bar within the safe area: with an island the safe area is higher than the
  /// bar, 59 points and 54.
  static func height(of safeArea: CGFloat, _ cutOut: ScreenChrome.CutOut) -> CGFloat {
    cutOut == .island ? max(0, safeArea - roomBelowIslandBar) : safeArea
  }

  /// Where a navigation bar begins: at the safe area, but with an island a pixel above the status
  /// bar's lower edge, as UIKit's is seen at 53⅔ points there.
  static func barTop(
    safeArea: CGFloat, _ cutOut: ScreenChrome.CutOut, scale: CGFloat
  ) -> CGFloat {
    guard cutOut == .island, safeArea > roomBelowIslandBar else { return safeArea }
    return height(of: safeArea, cutOut) - 1 / scale
  }

  private static let roomBelowIslandBar: CGFloat = 5

  /// The distance of the outermost part from the edge without a cut-out; round corners need more.
  static func margin(height: CGFloat, isPad: Bool) -> CGFloat {
    if !isPad { return 6 }
    return height > phoneHeight ? 20 : 8
  }

  /// The space between the time and the day on a pad.
  static let dateGap: CGFloat = 8
  /// The size of the dots for several apps, the distance between the middles of two, and their
  /// opacity.
  static let dot: CGFloat = 4
  static let dotPitch: CGFloat = 7.5
  static let dotAlpha = 0.5

  /// The height of the bar of a screen with square corners.
  private static let phoneHeight: CGFloat = 20

  /// How much higher a bar without a cut-out is during a call, as in the Simulator.
  static let callHeight: CGFloat = 20
  /// The text of such a bar, and its font.
  static let callText = "Touch to return to call"
  static let callFont = Font(size: 13)
  /// The green of a call.
  static let callColor = Color(52, 199, 89)
  /// How far the green around the time goes beside a cut-out.
  static let callPill = CGSize(width: 8, height: 2)

  // MARK: Icons

  /// The height of the first of the four signal bars, as a share of the last one's.
  static let lowestBar: CGFloat = 0.34
  /// The gap between two bars, as a share of a bar's width.
  static let barGap: CGFloat = 0.6
  /// The opacity of bars that are not full.
  static let emptyAlpha = 0.3

  /// The width of the battery's outline.
  static let outline: CGFloat = 1
  /// The opacity of the battery's outline and tip.
  static let outlineAlpha = 0.4
  /// The radius of the battery's corners, as a share of its height.
  static let batteryRadius: CGFloat = 0.32
  /// The distance between the outline and the charge inside it.
  static let fillMargin: CGFloat = 2
  /// The width of the tip, and the gap before it.
  static let tip: CGFloat = 1.33
  static let tipGap: CGFloat = 0.67
  /// The height of the tip, as a share of the battery's.
  static let tipHeight: CGFloat = 0.33
}
