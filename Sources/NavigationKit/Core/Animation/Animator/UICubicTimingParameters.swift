public import Foundation

/// The timing of a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; ``UIView/AnimationCurve/easeInOut`` if it has points of its own.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: time to the right, change upwards.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// Built in or with points of its own.
  public let timingCurveType: UITimingCurveType
  let curve: TimingCurve

  /// Makes Core Animation's default curve: quick at first, slow at the end.
  public convenience override init() {
    self.init(
      controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  /// Makes a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    self.curve = curve.timing
    let points = curve.timing.controlPoints ?? (0, 0, 1, 1)
    controlPoint1 = CGPoint(x: points.0, y: points.1)
    controlPoint2 = CGPoint(x: points.2, y: points.3)
    timingCurveType = .builtin
    super.init()
  }

  /// Makes a curve from its control points, whose x are in 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    precondition(
      (0...1).contains(point1.x) && (0...1).contains(point2.x),
      "The x of a timing curve's control points must be in 0…1, not \(point1.x) and \(point2.x).")
    animationCurve = .easeInOut
    curve = .cubic(point1, point2)
    (controlPoint1, controlPoint2) = (point1, point2)
    timingCurveType = .cubic
    super.init()
  }

  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: it is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}
