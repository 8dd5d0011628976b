import Foundation

/// How much a scroll view magnifies its content, and how much it may.
struct Zoom {
  var scale: CGFloat = 1
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  /// Whether a pinch may go beyond the limits, and bounces back.
  var bounces = true
  /// The pinch that zooms; nil before the content can be zoomed.
  var pinch: ZoomPinchGestureRecognizer?
  /// The point that two fingers hold; nil while none do.
  var hold: Hold?
  /// Whether the content bounces back to a limit.
  var isBouncing = false

  /// A point of the content that two fingers hold.
  struct Hold {
    /// The point in the content without magnification.
    let point: CGPoint
    /// The magnification when the fingers came.
    let scale: CGFloat
  }

  /// A magnification within the limits.
  func clamped(_ scale: CGFloat) -> CGFloat { max(min(scale, max(maximum, minimum)), minimum) }

  /// The magnification that is shown for the one that fingers ask for: beyond a limit it follows them
  /// less and less, as content that is dragged beyond an edge does.
  func shown(_ requested: CGFloat) -> CGFloat {
    let limit = clamped(requested)
    guard bounces, limit > 0, requested > 0, requested != limit else { return limit }
    let excess = log(requested / limit)
    let stretch = RubberBand.stretch(abs(excess), length: Zoom.reach)
    return limit * exp(excess < 0 ? -stretch : stretch)
  }

  /// The distance beyond a limit that is never reached, as a logarithm: half of the minimum
  /// magnification, or twice the maximum; tuned by eye.
  private static let reach = log(CGFloat(2))
}
