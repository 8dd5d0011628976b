public import Foundation

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The curve in bits 16 to 18, and one bit per other option.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }

    /// Starts and ends slowly; the default.
    public nonisolated static let curveEaseInOut = AnimationOptions([])
    /// Starts slowly.
    public nonisolated static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public nonisolated static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Moves at the same speed throughout.
    public nonisolated static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Lets touches through while it runs; always so here.
    public nonisolated static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on screen; always so here.
    public nonisolated static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Lays out subviews with it; always so here.
    public nonisolated static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Runs again and again until the property is set; the completion is not called.
    public nonisolated static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back again each time.
    public nonisolated static let autoreverse = AnimationOptions(rawValue: 1 << 4)

    /// The keyboard's curve goes by a number that has no name.
    nonisolated var curve: TimingCurve {
      rawValue >> 16 & 7 == KeyboardMetrics.curve ? .keyboard : animationCurve.timing
    }

    nonisolated var animationCurve: AnimationCurve {
      switch rawValue >> 16 & 7 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// Animates the changes that a block makes to views.
  ///
  /// Times are virtual seconds of the stage of each view. With no view on a stage nothing is
  /// animated, and `completion` runs at once. While a rotation makes its new layout, views are
  /// animated with the rotation.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let isPlain =
      options.isDisjoint(with: [.repeat, .autoreverse])
      || AnimationContext.current.map { $0.retiming != nil || $0.rotation != nil } ?? false
    guard isPlain else {
      return animateRepeatedly(
        options.timing(delay: delay, duration: duration), animations, completion)
    }
    animate(
      duration, delay: delay, curve: options.curve, animations: animations, completion: completion)
  }

  /// Animates the changes that a block makes to views like a spring.
  ///
  /// With a damping ratio of 1 they come to rest without swinging, nearer to 0 they swing more. A
  /// velocity of 1 covers the whole change in one second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      dampingRatio: Double(dampingRatio), velocity: Double(velocity) * duration)
    animate(
      duration, delay: delay, curve: .spring(spring), animations: animations,
      completion: completion)
  }

  /// Animates the changes that a block makes to views like a spring.
  ///
  /// It ends once the spring is as good as at rest, which is after its duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds until it looks at rest: the time of one swing without damping.
  ///   - bounce: How much it swings over: 0, the default, not at all, 1 nearly without end.
  ///   - velocity: At the start; 1 covers the whole change in one second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      duration: duration, bounce: bounce, initialVelocity: CGVector(dx: velocity, dy: velocity))
    let whole = spring.settlingDuration ?? duration
    animate(
      whole, delay: delay, curve: spring.curve(over: whole), animations: animations,
      completion: completion)
  }

  private class func animate(
    _ duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    guard areAnimationsEnabled else {
      AnimationContext.run(nil, animations)
      completion?(true)
      return
    }
    if let retiming = AnimationContext.current?.retiming {
      return retiming.animate(
        duration: duration, delay: delay, animations: animations, completion: completion)
    }
    if let rotation = AnimationContext.current?.rotation {
      if let completion { rotation.whenOver(completion) }
      return animations()
    }
    let context = AnimationContext { stage in
      .time(start: stage.now + delay, duration: duration, curve: curve)
    }
    AnimationContext.run(context, animations)
    guard !context.stages.isEmpty else {
      completion?(true)
      return
    }
    let whole = max(delay + duration, context.repeatedTime)
    // An animation without an end is never complete.
    guard whole.isFinite else { return }
    var running = context.stages.count
    for stage in context.stages {
      stage.clock.schedule(after: whole, kind: .motion) {
        running -= 1
        if running == 0 { completion?(true) }
      }
    }
  }

  /// Makes changes without animation, even inside an animation block; animated changes inside are
  /// made at once.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    AnimationContext.runDisabled(actions)
  }

  /// Whether views can be animated by blocks: not inside ``performWithoutAnimation(_:)``, nor after
  /// ``setAnimationsEnabled(_:)``.
  public class var areAnimationsEnabled: Bool {
    !AnimationContext.isDisabled && Stage.current?.areAnimationsEnabled != false
  }

  /// Switches animation blocks on or off for the stage that is being updated; transitions of
  /// controllers move on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Stage.current?.areAnimationsEnabled = enabled
  }
}
