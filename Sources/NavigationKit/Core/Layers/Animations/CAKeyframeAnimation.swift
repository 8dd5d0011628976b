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

  /// Whether what follows a path turns with it; nil, the default, keeps it upright.
  open var rotationMode: CAAnimationRotationMode?

  override func track(of property: LayerProperty) -> LayerAnimation.Track? {
    if let path {
      let keyframes = path.path.keyframes(times: keyTimes?.map(\.doubleValue) ?? [], curves: curves)
      return .keyframes(isPaced ? .paced(keyframes.values) : keyframes)
    }
    let values = values?.compactMap(property.value) ?? []
    guard !values.isEmpty else { return nil }
    if isPaced { return .keyframes(.paced(values, mode: mode)) }
    return .keyframes(
      Keyframes(
        values, times: keyTimes?.map(\.doubleValue) ?? [], curves: curves, mode: mode))
  }

  override func parts(in timing: LayerTiming) -> [LayerAnimation] {
    let parts = super.parts(in: timing)
    guard let rotationMode, case .keyframes(let keyframes)? = parts.first?.track, path != nil else {
      return parts
    }
    let turn = LayerAnimation(
      property: .named("transform.rotation.z"),
      track: .keyframes(keyframes.directions(turnedRound: rotationMode == .rotateAutoReverse)),
      timing: timing)
    return parts + [turn]
  }

  private var curves: [TimingCurve] { timingFunctions?.map(\.curve) ?? [] }
  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }
  private var mode: Keyframes.Mode {
    switch calculationMode {
    case .discrete: .discrete
    case .cubic, .cubicPaced: .cubic
    default: .linear
    }
  }
}

/// How what follows a path turns with it.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its right side ahead.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its left side ahead.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
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
  /// Along lines at an even pace, whatever the times are.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their times count within the group's, and what goes beyond its end is cut off.
  open var animations: [CAAnimation]?

  override func parts(in timing: LayerTiming) -> [LayerAnimation] {
    let animations = animations ?? []
    return animations.flatMap { animation -> [LayerAnimation] in
      var inner = animation.timing(at: 0, defaultDuration: timing.duration)
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
