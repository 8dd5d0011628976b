import Foundation

/// The vertical and the horizontal scroll indicator of a scroll view.
final class ScrollIndicators {
  private unowned let scrollView: UIScrollView
  private let vertical = UIView()
  private let horizontal = UIView()
  private var fading: VirtualClock.Token?

  init(in scrollView: UIScrollView) {
    self.scrollView = scrollView
    for bar in bars {
      bar.layer.cornerRadius = ScrollIndicators.thickness / 2
      bar.isUserInteractionEnabled = false
      bar.alpha = 0
      scrollView.addSubview(bar)
    }
    color(scrollView.indicatorStyle)
  }

  /// Shows them in the colour of a style.
  func color(_ style: UIScrollView.IndicatorStyle) {
    for bar in bars { bar.backgroundColor = ScrollIndicators.color(of: style) }
  }

  private var bars: [UIView] { [vertical, horizontal] }
  private var clock: VirtualClock? { scrollView.window?.stage?.clock }

  /// Places the indicators, in front of the content.
  func place() {
    for bar in bars where scrollView.subviews.last !== bar { scrollView.bringSubviewToFront(bar) }
    let extent = scrollView.extent
    let insets =
      scrollView.automaticallyAdjustsScrollIndicatorInsets
      ? extent.insets : scrollView.contentInset
    let area = scrollView.bounds.inset(by: insets)
      .insetBy(dx: ScrollIndicators.margin, dy: ScrollIndicators.margin)
    let column = area.inset(by: scrollView.verticalScrollIndicatorInsets)
    let row = area.inset(by: scrollView.horizontalScrollIndicatorInsets)
    let thickness = ScrollIndicators.thickness
    let upright = ScrollIndicators.span(
      of: extent.vertical, at: scrollView.contentOffset.y, view: extent.view.height,
      track: column.height)
    let level = ScrollIndicators.span(
      of: extent.horizontal, at: scrollView.contentOffset.x, view: extent.view.width,
      track: row.width)
    vertical.isHidden = upright == nil || !scrollView.showsVerticalScrollIndicator
    horizontal.isHidden = level == nil || !scrollView.showsHorizontalScrollIndicator
    if let upright {
      vertical.frame = CGRect(
        x: scrollView.bounds.maxX - scrollView.verticalScrollIndicatorInsets.right
          - ScrollIndicators.margin - thickness,
        y: column.minY + upright.lowerBound, width: thickness,
        height: upright.upperBound - upright.lowerBound)
    }
    if let level {
      horizontal.frame = CGRect(
        x: row.minX + level.lowerBound, y: row.maxY - thickness,
        width: level.upperBound - level.lowerBound, height: thickness)
    }
  }

  /// Shows the indicators until ``fade()``.
  func hold() {
    clock?.cancel(fading)
    UIView.performWithoutAnimation { for bar in bars { bar.alpha = 1 } }
  }

  /// Fades out the indicators after a moment.
  func fade() {
    clock?.cancel(fading)
    fading = clock?.schedule(after: ScrollIndicators.patience) { [weak self] in
      UIView.animate(withDuration: ScrollIndicators.fadeDuration) {
        for bar in self?.bars ?? [] { bar.alpha = 0 }
      }
    }
  }

  /// The part of a track that stands for the visible content; nil if all of it is visible.
  nonisolated static func span(
    of range: ClosedRange<CGFloat>, at offset: CGFloat, view: CGFloat, track: CGFloat
  ) -> ClosedRange<CGFloat>? {
    let extent = range.upperBound - range.lowerBound
    guard extent > 0, view > 0, track > shortest else { return nil }
    let beyond = max(0, range.lowerBound - offset, offset - range.upperBound)
    let length = max(shortest, track * view / (view + extent) - beyond)
    let fraction = min(max((offset - range.lowerBound) / extent, 0), 1)
    let start = (track - length) * fraction
    return start...(start + length)
  }

  /// 35 % black on light background, 35 % white on dark.
  private static func color(of style: UIScrollView.IndicatorStyle) -> UIColor {
    UIColor { traits in
      let isWhite =
        style == .white || style == .default && traits.userInterfaceStyle == .dark
      return UIColor(white: isWhite ? 1 : 0, alpha: 0.35)
    }
  }
  /// The thickness of an indicator, and its distance from the edges, in points; measured on
  /// screenshots.
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 2.5
  /// The shortest indicator that can still be seen to move, in points; tuned by eye.
  nonisolated private static let shortest: CGFloat = 36
  /// Seconds until the indicators fade out after a scroll, and that this takes; tuned by eye.
  private static let patience: TimeInterval = 0.3
  private static let fadeDuration: TimeInterval = 0.25
}

extension UIScrollView {
  /// Shows the scroll indicators for as long as the content moves.
  func showIndicators() {
    let indicators = indicators ?? ScrollIndicators(in: self)
    self.indicators = indicators
    indicators.place()
    indicators.hold()
  }

  /// Shows the scroll indicators for a moment.
  public func flashScrollIndicators() {
    showIndicators()
    indicators?.fade()
  }
}
