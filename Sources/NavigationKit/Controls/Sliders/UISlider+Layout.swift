import Foundation

extension UISlider {
  /// An end of the slider: the first is the leading one.
  enum End { case first, last }

  func showImages() {
    minimumImageView.image = minimumValueImage
    maximumImageView.image = maximumValueImage
    setNeedsLayout()
  }

  func placeParts() {
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    placeTrack()
  }

  /// Places the thumb, and the two parts of the track that meet under it.
  func placeTrack() {
    let track = trackRect(forBounds: bounds)
    thumb.frame = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let left = CGRect(
      x: track.minX, y: track.minY, width: thumb.frame.midX - track.minX, height: track.height)
    let right = CGRect(
      x: left.maxX, y: track.minY, width: track.maxX - left.maxX, height: track.height)
    minimumTrack.frame = isRightToLeft ? right : left
    maximumTrack.frame = isRightToLeft ? left : right
  }

  func imageRect(_ end: End, _ bounds: CGRect) -> CGRect {
    let image = end == .first ? minimumValueImage : maximumValueImage
    guard let size = image?.size else { return .zero }
    let isLeft = (end == .first) != isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  func defaultTrackRect(in bounds: CGRect) -> CGRect {
    func room(_ image: UIImage?) -> CGFloat {
      image.map { $0.size.width + SliderMetrics.imageGap } ?? 0
    }
    let (first, last) = (room(minimumValueImage), room(maximumValueImage))
    return CGRect(
      x: bounds.minX + (isRightToLeft ? last : first),
      y: bounds.midY - trackHeight / 2,
      width: max(0, bounds.width - first - last), height: trackHeight)
  }

  func defaultThumbRect(in bounds: CGRect, on track: CGRect, value: Float) -> CGRect {
    let fraction = scale.fraction(of: value)
    let size = thumbSize
    let distance = max(0, track.width - size.width) * (isRightToLeft ? 1 - fraction : fraction)
    return CGRect(
      x: track.minX + distance, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The value at which the thumb's centre is at x.
  func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let width = thumbSize.width
    let distance = track.width - width
    guard distance > 0 else { return value }
    let fraction = (x - track.minX - width / 2) / distance
    return scale.value(at: isRightToLeft ? 1 - fraction : fraction)
  }
}
