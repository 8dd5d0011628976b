import Foundation

/// The kind of a timing's curve.
public nonisolated enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the named curves.
  case builtin
  /// A curve with control points of one's own.
  case cubic
  /// A spring.
  case spring
}

/// The timing of an animator: a curve or a spring.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of its curve.
  var timingCurveType: UITimingCurveType { get }
  /// Its curve; nil for springs.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// Its spring; nil for curves.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Its curve for an animation of some seconds.
  func curve(over duration: TimeInterval) -> TimingCurve {
    springTimingParameters?.curve(over: duration) ?? cubicTimingParameters?.curve ?? .easeInOut
  }
}
