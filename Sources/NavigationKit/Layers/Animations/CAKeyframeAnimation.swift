import Drawing
public import Foundation

/// An animation of a property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// A path that a position follows, instead of values.
  open var path: CGPath?
  /// The time of each value, in fractions of the duration; evenly spread by default.
  open var keyTimes: [NSNumber]?
  /// The pace between each two values; even by default.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How it gets from value to value.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func track(of property: LayerProperty) -> LayerAnimation.Track? {
    if let path { return .keyframes(path.path.keyframes) }
    let values = values?.compactMap(property.value) ?? []
    guard !values.isEmpty else { return nil }
    return .keyframes(
      Keyframes(
        values, times: keyTimes?.map(\.doubleValue) ?? [],
        curves: timingFunctions?.map(\.curve) ?? [], isDiscrete: calculationMode == .discrete))
  }
}

/// How a keyframe animation gets from value to value.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along lines between values; the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// From one to the next at once.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their times count within the group's, and what goes beyond its end is cut off.
  open var animations: [CAAnimation]?

  override func parts(in timing: LayerTiming) -> [LayerAnimation] {
    let animations = animations ?? []
    return animations.flatMap { animation -> [LayerAnimation] in
      var inner = animation.timing(at: 0, usual: timing.duration)
      // Its beginning counts from the group's.
      (inner.delay, inner.offset) = (animation.beginTime, animation.timeOffset)
      return animation.parts(in: inner).map {
        var part = $0
        part.group = timing
        return part
      }
    }
  }
}

extension Path {
  /// The points along it at an even pace.
  fileprivate var keyframes: Keyframes {
    let points = polygons.flatMap { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    var way: [Double] = []
    for (index, point) in points.enumerated() {
      let last = index > 0 ? points[index - 1] : point
      way.append((way.last ?? 0) + Double(hypot(point.x - last.x, point.y - last.y)))
    }
    let whole = way.last ?? 0
    return Keyframes(
      points.map(AnimatableValue.point), times: whole > 0 ? way.map { $0 / whole } : [])
  }
}
