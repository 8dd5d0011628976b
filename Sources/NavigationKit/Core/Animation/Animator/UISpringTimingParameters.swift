public import Drawing
public import Foundation

/// The timing of a spring that is let go.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast it starts, in whole changes per second; the longer component counts.
  public let initialVelocity: CGVector
  /// Seconds until it is at rest, if its mass and stiffness tell; nil if the animator does.
  let settlingDuration: TimeInterval?
  private let dampingRatio: Double

  /// Makes UIKit's default spring, with mass 3, stiffness 1000 and damping 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Makes a spring that takes the animator's duration; it swings the more, the nearer the damping
  /// ratio is to 0.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring with a start velocity, in whole changes per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = Double(ratio)
    settlingDuration = nil
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring that takes as long as its mass, stiffness and damping need, whatever the
  /// animator's duration; one that is damped more than it needs moves as if just enough.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    precondition(
      mass > 0 && stiffness > 0 && damping > 0,
      "A spring's mass, stiffness and damping must be above zero.")
    let frequency = Double(stiffness / mass).squareRoot()
    dampingRatio = min(1, Double(damping) / (2 * Double(mass * stiffness).squareRoot()))
    settlingDuration = SpringCurve.settlingTime(dampingRatio: dampingRatio, frequency: frequency)
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring that looks at rest after a duration: the time of one swing without damping.
  ///
  /// - Parameter bounce: How much it swings over: 0, the default, not at all, near 1 nearly without
  ///   end. Below 0 it would creep; here it moves as with 0.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    let frequency = 2 * .pi / CGFloat(max(duration, 1e-3))
    let ratio = min(max(1 - bounce, 1e-2), 1)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: velocity)
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil: it is no curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// Its curve for an animation of some seconds.
  func curve(over duration: TimeInterval) -> TimingCurve {
    let (x, y) = (initialVelocity.dx, initialVelocity.dy)
    let speed = Double(abs(x) >= abs(y) ? x : y)
    return .spring(SpringCurve(dampingRatio: dampingRatio, velocity: speed * duration))
  }
}
