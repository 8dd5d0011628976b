import Foundation

/// The sizes of sliders, in points.
nonisolated enum SliderMetrics {
  /// A slider's height, as in UIKit.
  static let height: CGFloat = 34
  /// The share of the range by which an arrow key changes the value, as VoiceOver does.
  static let accessibilityStep: Float = 0.1
  /// The track's height, as Apple's design resources draw it.
  static let trackHeight: CGFloat = 4
  /// The thumb's diameter, from the same source.
  static let thumb: CGFloat = 28
  /// The wide shadow below the thumb and the narrow one around it, from the same source.
  static let thumbShadows = [
    ThumbView.Shade(blur: 13, drop: 6, alpha: 0.12),
    ThumbView.Shade(blur: 4, drop: 0.5, alpha: 0.12),
  ]
  /// The space between the track and an image at its end; tuned by eye.
  static let imageGap: CGFloat = 8
  /// How far outside the thumb a touch still grabs it; this makes the target 44 points wide, as the
  /// guidelines ask.
  static let reach: CGFloat = (44 - thumb) / 2
  /// The duration of an animated change of the value, in seconds.
  static let duration: TimeInterval = 0.25
}

/// A slider's range of values, and each value's position on the track.
nonisolated struct SliderScale: Hashable, Sendable {
  var minimum: Float = 0
  var maximum: Float = 1

  /// The value, limited to the range.
  func clamped(_ value: Float) -> Float { max(minimum, min(value, maximum)) }

  /// The position of a value on the track, 0…1; 0 if the range is empty.
  func fraction(of value: Float) -> CGFloat {
    guard maximum > minimum else { return 0 }
    return CGFloat((clamped(value) - minimum) / (maximum - minimum))
  }

  /// The value at a fraction of the track, limited to the range.
  func value(at fraction: CGFloat) -> Float {
    clamped(minimum + Float(max(0, min(fraction, 1))) * (maximum - minimum))
  }
}
