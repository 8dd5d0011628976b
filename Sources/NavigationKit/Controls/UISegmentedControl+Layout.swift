import Foundation

extension UISegmentedControl {
  /// The widths that fit the segments, before they are scaled to the control.
  var naturalWidths: [CGFloat] {
    SegmentMetrics.widths(
      given: segments.map(\.givenWidth), content: segments.map { $0.contentWidth(in: self) },
      isApportioned: apportionsSegmentWidthsByContent)
  }

  /// The segments' frames, side by side over the whole control.
  var segmentFrames: [CGRect] {
    SegmentMetrics.frames(of: naturalWidths, in: bounds).map(placed)
  }

  func placeSegments() {
    let frames = segmentFrames
    for (segment, frame) in zip(segments, frames) {
      segment.frame = frame
      segment.show(in: self)
    }
    for (separator, frame) in zip(separators, frames) {
      let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.minX : frame.maxX
      separator.frame = CGRect(
        x: x - SegmentMetrics.separatorWidth / 2, y: SegmentMetrics.separatorInset,
        width: SegmentMetrics.separatorWidth,
        height: max(0, bounds.height - 2 * SegmentMetrics.separatorInset))
    }
    placeThumb()
  }

  /// Updates separators and layout after segments were added, removed or changed.
  func segmentsDidChange(animated: Bool) {
    while separators.count >= max(1, segments.count) {
      separators.removeLast().removeFromSuperview()
    }
    while separators.count < segments.count - 1 {
      let separator = UIView()
      separator.backgroundColor = .separator
      separators.append(separator)
      insertSubview(separator, belowSubview: thumb)
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: SegmentMetrics.duration) { self.layoutIfNeeded() }
  }

  /// The segment that the thumb is on.
  var thumbIndex: Int {
    if movesThumb, let pressed { return pressed }
    return selectedSegmentIndex
  }

  /// Moves the thumb, separators and fonts to the selected segment.
  func showSelection(animated: Bool = false) {
    for segment in segments { segment.show(in: self) }
    guard animated else { return placeThumb() }
    UIView.animate(withDuration: SegmentMetrics.duration, options: .curveEaseOut) { placeThumb() }
  }

  private func placeThumb() {
    let index = thumbIndex
    thumb.isHidden = !segments.indices.contains(index)
    for (place, separator) in separators.enumerated() {
      separator.alpha = index == place || index == place + 1 ? 0 : 1
    }
    let frames = segmentFrames
    guard frames.indices.contains(index) else { return }
    thumb.frame = frames[index].insetBy(
      dx: SegmentMetrics.thumbInset, dy: SegmentMetrics.thumbInset)
  }
}
