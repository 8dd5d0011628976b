import Foundation

extension UISegmentedControl {
  /// The widths that fit the segments, before they are scaled to the control.
  var naturalWidths: [CGFloat] {
    SegmentMetrics.widths(
      explicit: segments.map(\.explicitWidth), content: segments.map { $0.contentWidth(in: self) },
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
    for (index, separator) in separators.enumerated() where frames.indices.contains(index) {
      let x = isRightToLeft ? frames[index].minX : frames[index].maxX
      show(divider(after: index), in: separator, at: x)
    }
    placeThumb()
  }

  /// Shows a line between two segments, or an image in its place.
  private func show(_ image: UIImage?, in separator: UIImageView, at x: CGFloat) {
    separator.image = image
    separator.backgroundColor = image == nil && !hasBackgrounds ? .separator : nil
    let width = image?.size.width ?? SegmentMetrics.separatorWidth
    let inset = image == nil ? SegmentMetrics.separatorInset : 0
    separator.frame = CGRect(
      x: x - width / 2, y: inset, width: width, height: max(0, bounds.height - 2 * inset))
    if image != nil { bringSubviewToFront(separator) }
  }

  /// Updates separators and layout after segments were added, removed or changed.
  func segmentsDidChange(animated: Bool) {
    while separators.count >= max(1, segments.count) {
      separators.removeLast().removeFromSuperview()
    }
    while separators.count < segments.count - 1 {
      let separator = UIImageView(frame: .zero)
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
    if !images.dividers.isEmpty { setNeedsLayout() }
    guard animated else { return placeThumb() }
    UIView.animate(withDuration: SegmentMetrics.duration, options: .curveEaseOut) { placeThumb() }
  }

  private func placeThumb() {
    let index = thumbIndex
    thumb.isHidden = hasBackgrounds || !segments.indices.contains(index)
    for (place, separator) in separators.enumerated() {
      let isBesideThumb = index == place || index == place + 1
      separator.alpha = isBesideThumb && separator.image == nil ? 0 : 1
    }
    let frames = segmentFrames
    guard frames.indices.contains(index) else { return }
    thumb.frame = frames[index].insetBy(
      dx: SegmentMetrics.thumbInset, dy: SegmentMetrics.thumbInset)
  }
}
