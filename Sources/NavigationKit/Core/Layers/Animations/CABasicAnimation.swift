import Drawing
public import Foundation

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position.x`, `opacity` or `transform.scale`.
  open var keyPath: String?
  /// Whether its values are added to the layer's own.
  open var isAdditive = false
  /// Whether each run begins where the one before ended; for single numbers.
  open var isCumulative = false
  /// Makes the numbers of an animation of a transform transforms; nil unless set.
  open var valueFunction: CAValueFunction?

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Its values over time, as the property has them; nil if they are none of the property's.
  func track(of property: LayerProperty) -> LayerAnimation.Track? { nil }

  override func parts(in timing: LayerTiming) -> [LayerAnimation] {
    guard let keyPath else { return [] }
    let property = LayerProperty.named(valueFunction?.keyPath(in: keyPath) ?? keyPath)
    return track(of: property).map {
      [
        LayerAnimation(
          property: property, track: $0, timing: timing, isAdditive: isAdditive,
          isCumulative: isCumulative)
      ]
    } ?? []
  }
}

/// An animation of a property from one value to another; a value that is not given is the layer's
/// own.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start: a number, point, size, rectangle, colour, transform or path.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between both, if one of them is not given.
  open var byValue: Any?

  override func track(of property: LayerProperty) -> LayerAnimation.Track? {
    let (from, to) = (property.value(of: fromValue), property.value(of: toValue))
    let step = property.value(of: byValue)
    switch (from, to, step) {
    case (let from?, nil, let step?): return .change(from: from, to: from.adding(step))
    case (nil, let to?, let step?):
      return .change(from: to.adding(step, times: -1), to: to)
    case (nil, nil, let step?): return .step(step)
    case (nil, nil, nil): return nil
    case (let from, let to, _): return .change(from: from, to: to)
    }
  }
}

/// An animation of a property like a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; 1 by default.
  open var mass: CGFloat = 1
  /// The force of the spring per distance; 100 by default.
  open var stiffness: CGFloat = 100
  /// The friction; 10 by default.
  open var damping: CGFloat = 10
  /// The velocity at the start, in distances per second.
  open var initialVelocity: CGFloat = 0
  /// Makes a spring that looks at rest after a duration.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The seconds of one swing without damping.
  ///   - bounce: How much it swings over: 0 not at all, near 1 nearly without end; below 0 it
  ///     would creep, and moves as with 0 here.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * .pi / CGFloat(max(perceptualDuration, 1e-3))
    stiffness = frequency * frequency
    damping = 2 * min(max(1 - bounce, 1e-2), 2) * frequency
  }

  /// The seconds of one swing without damping.
  open var perceptualDuration: CFTimeInterval { 2 * .pi * Double(mass / stiffness).squareRoot() }
  /// How much it swings over: 0 not at all.
  open var bounce: CGFloat { 1 - damping / (2 * (mass * stiffness).squareRoot()) }

  /// Seconds until it is as good as at rest.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration ?? 0 }

  private var spring: UISpringTimingParameters {
    UISpringTimingParameters(
      mass: mass, stiffness: stiffness, damping: damping,
      initialVelocity: CGVector(dx: initialVelocity, dy: 0))
  }

  override func timing(at now: TimeInterval, defaultDuration: TimeInterval) -> LayerTiming {
    var timing = super.timing(at: now, defaultDuration: defaultDuration)
    timing.curve = spring.curve(over: settlingDuration)
    timing.curveDuration = settlingDuration
    return timing
  }
}
