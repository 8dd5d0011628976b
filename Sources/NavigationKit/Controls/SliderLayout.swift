import Foundation

/// The sizes of sliders, in points.
nonisolated enum SliderMetrics {
  /// How high a slider is, as UIKit's own.
  static let height: CGFloat = 34
  /// The track's height, as Apple's design resources draw it.
  static let trackHeight: CGFloat = 4
  /// The knob's diameter, from the same drawings.
  static let knob: CGFloat = 28
  /// The wide shadow below the knob and the narrow one around it, from the same drawings.
  static let knobShadows = [
    Knob.Shade(blur: 13, drop: 6, alpha: 0.12), Knob.Shade(blur: 4, drop: 0.5, alpha: 0.12),
  ]
  /// Between the track and the picture at its end; tuned by eye.
  static let imageGap: CGFloat = 8
  /// How far beside the knob a finger still takes hold of it: a target of 44 points, as the
  /// guidelines ask.
  static let reach: CGFloat = (44 - knob) / 2
  /// Seconds the knob takes to another value.
  static let duration: TimeInterval = 0.25
}

/// The values a slider goes through, and where its knob is for each.
nonisolated struct SliderScale: Hashable, Sendable {
  var minimum: Float = 0
  var maximum: Float = 1

  /// The nearest value there is.
  func clamped(_ value: Float) -> Float { max(minimum, min(value, maximum)) }

  /// How far along the track a value is, 0…1; 0 where there is only one value.
  func fraction(of value: Float) -> CGFloat {
    guard maximum > minimum else { return 0 }
    return CGFloat((clamped(value) - minimum) / (maximum - minimum))
  }

  /// The value at a fraction of the track; beyond its ends, the value there.
  func value(at fraction: CGFloat) -> Float {
    clamped(minimum + Float(max(0, min(fraction, 1))) * (maximum - minimum))
  }
}
