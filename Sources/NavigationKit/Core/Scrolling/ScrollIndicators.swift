import Foundation

/// The vertical and the horizontal scroll indicator of a scroll view.
final class ScrollIndicators {
  /// A finger's hold: where it and the content were, and how far the content goes with it.
  private struct Hold {
    let finger: CGFloat
    let offset: CGFloat
    let pace: CGFloat
  }

  private unowned let scrollView: UIScrollView
  private let bars = [ScrollIndicator(.vertical), ScrollIndicator(.horizontal)]
  private var fading: VirtualClock.Token?
  private var held: Hold?

  init(in scrollView: UIScrollView) {
    self.scrollView = scrollView
    for bar in bars {
      bar.press.addAction(UIAction { [weak self, unowned bar] _ in self?.pressDidChange(on: bar) })
      scrollView.addSubview(bar)
    }
    color(scrollView.indicatorStyle)
  }

  /// Shows the indicators in the colour of a style.
  func color(_ style: UIScrollView.IndicatorStyle) {
    for bar in bars { bar.backgroundColor = ScrollIndicators.color(of: style) }
  }

  private var clock: VirtualClock? { scrollView.window?.stage?.clock }

  /// Places the indicators, in front of the content.
  func place() {
    for bar in bars {
      if scrollView.subviews.last !== bar { scrollView.bringSubviewToFront(bar) }
      place(bar)
    }
    scrollView.overIndicators.map(scrollView.bringSubviewToFront)
  }

  private func place(_ bar: ScrollIndicator) {
    let isVertical = bar.axis == .vertical
    let part = part(of: bar)
    bar.isHidden =
      part == nil
      || !(isVertical
        ? scrollView.showsVerticalScrollIndicator : scrollView.showsHorizontalScrollIndicator)
    if let part { bar.show(in: part, of: track(of: bar)) }
  }

  /// The area in which an indicator moves: within the insets, but for those at its outer edge.
  private func track(of bar: ScrollIndicator) -> CGRect {
    let insets =
      scrollView.automaticallyAdjustsScrollIndicatorInsets
      ? scrollView.extent.insets : scrollView.contentInset
    let margin = ScrollIndicators.margin
    let area = scrollView.bounds.inset(by: insets).insetBy(dx: margin, dy: margin)
    guard bar.axis == .vertical else {
      return area.inset(by: scrollView.horizontalScrollIndicatorInsets)
    }
    var column = area.inset(by: scrollView.verticalScrollIndicatorInsets)
    let end = scrollView.bounds.maxX - scrollView.verticalScrollIndicatorInsets.right - margin
    column.size.width = end - column.minX
    return column
  }

  /// The part of its track that an indicator takes; nil if there is nothing to scroll.
  private func part(of bar: ScrollIndicator) -> ClosedRange<CGFloat>? {
    let (extent, offset, track) = (scrollView.extent, scrollView.contentOffset, track(of: bar))
    return bar.axis == .vertical
      ? ScrollIndicators.span(
        of: extent.vertical, at: offset.y, view: extent.view.height, track: track.height)
      : ScrollIndicators.span(
        of: extent.horizontal, at: offset.x, view: extent.view.width, track: track.width)
  }

  /// Shows the indicators until ``fade()``.
  func hold() {
    clock?.cancel(fading)
    UIView.performWithoutAnimation { for bar in bars { bar.alpha = 1 } }
  }

  /// Fades out the indicators after a moment, unless a finger holds one.
  func fade() {
    clock?.cancel(fading)
    guard held == nil else { return }
    fading = clock?.schedule(after: ScrollIndicators.patience) { [weak self] in
      UIView.animate(withDuration: ScrollIndicators.fadeDuration) {
        for bar in self?.bars ?? [] { bar.alpha = 0 }
      }
    }
  }

  // MARK: Fingers

  private func pressDidChange(on bar: ScrollIndicator) {
    let place = bar.press.location(in: scrollView)
    let origin = scrollView.bounds.origin
    let finger = bar.axis == .vertical ? place.y - origin.y : place.x - origin.x
    switch bar.press.state {
    case .began: hold(bar, at: finger)
    case .changed: drag(bar, to: finger)
    case .ended, .cancelled: letGo(of: bar)
    case .possible, .failed: break
    }
  }

  private func hold(_ bar: ScrollIndicator, at finger: CGFloat) {
    guard let part = part(of: bar) else { return }
    scrollView.stopScrollingAndZooming()
    hold()
    let (extent, offset, track) = (scrollView.extent, scrollView.contentOffset, track(of: bar))
    let isVertical = bar.axis == .vertical
    let range = isVertical ? extent.vertical : extent.horizontal
    let distance = (isVertical ? track.height : track.width) - (part.upperBound - part.lowerBound)
    held = Hold(
      finger: finger, offset: isVertical ? offset.y : offset.x,
      pace: distance > 0 ? (range.upperBound - range.lowerBound) / distance : 0)
    thicken(bar, isHeld: true)
  }

  private func drag(_ bar: ScrollIndicator, to finger: CGFloat) {
    guard let held else { return }
    let wanted = held.offset + (finger - held.finger) * held.pace
    var offset = scrollView.contentOffset
    if bar.axis == .vertical { offset.y = wanted } else { offset.x = wanted }
    scrollView.show(scrollView.extent.clamped(offset))
  }

  private func letGo(of bar: ScrollIndicator) {
    held = nil
    thicken(bar, isHeld: false)
    fade()
    // Not between two pages, or with a title half collapsed.
    scrollView.settle()
  }

  private func thicken(_ bar: ScrollIndicator, isHeld: Bool) {
    bar.isHeld = isHeld
    UIView.animate(withDuration: ScrollIndicators.growth) { place(bar) }
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
  /// An indicator's distance from the edges, in points; measured on screenshots.
  private static let margin: CGFloat = 2.5
  /// The shortest indicator that can still be seen to move, in points; tuned by eye.
  nonisolated private static let shortest: CGFloat = 36
  /// Seconds until the indicators fade out after a scroll, and that this takes; tuned by eye.
  private static let patience: TimeInterval = 0.3
  private static let fadeDuration: TimeInterval = 0.25
  /// Seconds in which an indicator gets thicker under a finger; tuned by eye.
  private static let growth: TimeInterval = 0.2
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
