public import Foundation

/// The images of a segmented control by the kind of bar, in place of its default look.
struct SegmentImages {
  /// The states of the segments beside a divider.
  struct Sides: Hashable {
    let left: UIControl.State
    let right: UIControl.State
  }

  var backgrounds: [UIBarMetrics: StateImages] = [:]
  var dividers: [UIBarMetrics: [Sides: UIImage]] = [:]
  var adjustments: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]

  /// The divider between segments in two states.
  func divider(between sides: Sides, in metrics: UIBarMetrics) -> UIImage? {
    guard let images = metrics.value(in: dividers) else { return nil }
    return images[sides] ?? images[Sides(left: .normal, right: .normal)]
  }

  /// How far the content of a segment is moved.
  func adjustment(of segment: UISegmentedControl.Segment, in metrics: UIBarMetrics) -> UIOffset {
    guard let offsets = metrics.value(in: adjustments) else { return .zero }
    return offsets[segment] ?? offsets[.any] ?? .zero
  }
}

extension UISegmentedControl {
  /// Which segments a setting is for.
  public enum Segment: Int, Hashable, Sendable {
    /// All of them.
    case any = 0
    /// The leftmost of several.
    case left = 1
    /// Those between the leftmost and the rightmost.
    case center = 2
    /// The rightmost of several.
    case right = 3
    /// The only one.
    case alone = 4
  }

  /// The image that was set behind segments for a state.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    images.backgrounds[barMetrics]?[state]
  }

  /// The image that was set between segments for their states.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images.dividers[barMetrics]?[SegmentImages.Sides(left: leftState, right: rightState)]
  }

  /// How far the content of segments was moved.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { images.adjustments[barMetrics]?[leftCenterRightOrAlone] ?? .zero }

  /// Moves a segment's content, in points.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    view(at: segment)?.contentOffset = UIOffset(horizontal: offset.width, vertical: offset.height)
  }

  /// How far a segment's content was moved, in points.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    let offset = view(at: segment)?.contentOffset ?? .zero
    return CGSize(width: offset.horizontal, height: offset.vertical)
  }

  // MARK: Showing

  /// The kind of bar whose images it shows.
  private var metrics: UIBarMetrics { UIBarMetrics(in: traitCollection, withPrompt: false) }

  /// Whether segments have images behind them, which replace the track and the thumb.
  var hasBackgrounds: Bool { !images.backgrounds.isEmpty }

  /// The image behind a segment in a state.
  func background(for state: State) -> UIImage? {
    guard let images = metrics.value(in: images.backgrounds) else { return nil }
    return images.shown(in: state)
  }

  /// Where a segment is among the others.
  func place(of segment: SegmentView) -> Segment {
    guard segments.count > 1 else { return .alone }
    let isFirst = segment === segments.first
    guard isFirst || segment === segments.last else { return .center }
    return isFirst != isRightToLeft ? .left : .right
  }

  /// How far a segment's content is moved by all settings.
  func adjustment(of segment: SegmentView) -> UIOffset {
    let shared = images.adjustment(of: place(of: segment), in: metrics)
    return UIOffset(
      horizontal: shared.horizontal + segment.contentOffset.horizontal,
      vertical: shared.vertical + segment.contentOffset.vertical)
  }

  /// The image between a segment and the next.
  func divider(after index: Int) -> UIImage? {
    let pair = [segments[index].shownState, segments[index + 1].shownState]
    let ends = isRightToLeft ? pair.reversed() : pair
    return images.divider(
      between: SegmentImages.Sides(left: ends[0], right: ends[1]), in: metrics)
  }

  func imagesDidChange(from old: SegmentImages) {
    if old.backgrounds.isEmpty == hasBackgrounds { showTrack() }
    segmentsDidChange(animated: false)
    stateDidChange()
  }

  /// The default track, unless segments have images behind them.
  func showTrack() {
    layer.cornerRadius = hasBackgrounds ? 0 : SegmentMetrics.trackRadius
    byDefault { backgroundColor = hasBackgrounds ? nil : SegmentMetrics.trackColor }
  }
}
