import Foundation

/// The frames of the parts of a status bar: pure.
nonisolated struct StatusBarLayout: Hashable, Sendable {
  /// The time, one line high.
  let time: CGRect
  /// The day beside the time; nil where there is none.
  private(set) var date: CGRect?
  /// The charge in percent before the battery; nil where it is not shown.
  private(set) var percentage: CGRect?
  /// The dots for several apps, in the middle of a pad's bar, first to last; empty elsewhere.
  private(set) var dots: [CGRect] = []
  /// The signal bars; nil on a pad, which has none.
  let signal: CGRect?
  /// The carrier's name; nil where there is none, or no room for it.
  let carrier: CGRect?
  /// The Wi-Fi symbol.
  let wifi: CGRect
  /// The battery with its tip.
  let battery: CGRect

  /// Lays out a bar of a width, in points.
  ///
  /// - Parameters:
  ///   - height: The height of the bar, cut-out included.
  ///   - timeSize: The size of the time's text.
  ///   - dateSize: The size of the day; zero for none.
  ///   - percentageSize: The size of the charge in percent; zero for none.
  ///   - carrierSize: The size of the carrier's name; zero for none.
  ///   - isMirrored: Whether the layout direction is right to left.
  init(
    width: CGFloat, height: CGFloat, cutOut: ScreenChrome.CutOut, isPad: Bool, timeSize: CGSize,
    dateSize: CGSize = .zero, percentageSize: CGSize = .zero, carrierSize: CGSize = .zero,
    isMirrored: Bool
  ) {
    let icons = StatusBarMetrics.icons(cutOut)
    let middle = StatusBarMetrics.middle(height: height, cutOut)
    func box(_ x: CGFloat, _ size: CGSize) -> CGRect {
      let frame = CGRect(origin: CGPoint(x: x, y: middle - size.height / 2), size: size)
      guard isMirrored else { return frame }
      return CGRect(
        x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    let ear = (width - StatusBarMetrics.width(of: cutOut)) / 2
    let center = ear / 2 + StatusBarMetrics.inwardShift(cutOut)
    let margin = StatusBarMetrics.margin(height: height, isPad: isPad)
    let isSplit = cutOut != .none
    let percentageRoom = percentageSize.width > 0 ? percentageSize.width + icons.gap : 0
    let trailing = icons.wifi.width + icons.gap + percentageRoom + icons.battery.width
    let cluster = trailing + (isSplit ? icons.signal.width + icons.gap : 0)
    var x = isSplit ? width - center - cluster / 2 : width - margin - cluster
    let carrierStart = margin + icons.signal.width + icons.gap
    // A long name is cut before the Wi-Fi symbol and the time.
    let room = (width - timeSize.width) / 2 - carrierStart - icons.wifi.width - 2 * icons.gap
    let carrierSize = CGSize(
      width: max(0, min(carrierSize.width, room)), height: carrierSize.height)
    carrier =
      isSplit || isPad || carrierSize.width == 0 ? nil : box(carrierStart, carrierSize)
    if isSplit {
      signal = box(x, icons.signal)
      x += icons.signal.width + icons.gap
      time = box(center - timeSize.width / 2, timeSize)
      wifi = box(x, icons.wifi)
    } else if isPad {
      signal = nil
      time = box(margin, timeSize)
      wifi = box(x, icons.wifi)
      let start = margin + timeSize.width + StatusBarMetrics.dateGap
      date = dateSize.width > 0 ? box(start, dateSize) : nil
      dots = StatusBarLayout.dots(around: width / 2).map { box($0.minX, $0.size) }
    } else {
      signal = box(margin, icons.signal)
      time = box((width - timeSize.width) / 2, timeSize)
      let name = carrierSize.width > 0 ? carrierSize.width + icons.gap : 0
      wifi = box(margin + icons.signal.width + icons.gap + name, icons.wifi)
    }
    battery = box(
      isSplit ? x + icons.wifi.width + icons.gap : width - margin - icons.battery.width,
      icons.battery)
    if percentageRoom > 0, !isSplit {
      percentage = box(
        width - margin - icons.battery.width - percentageRoom, percentageSize)
    }
  }

  private static func dots(around middle: CGFloat) -> [CGRect] {
    let (dot, pitch) = (StatusBarMetrics.dot, StatusBarMetrics.dotPitch)
    return [-1, 0, 1].map {
      CGRect(x: middle + $0 * pitch - dot / 2, y: 0, width: dot, height: dot)
    }
  }
}
