public import Foundation

extension UIView {
  /// How an animation with keyframes runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The same bits as of ``UIView/AnimationOptions``, and the way from value to value.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews with the animation; always so here.
    public nonisolated static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches through while it runs; always so here.
    public nonisolated static let allowUserInteraction = KeyframeAnimationOptions(
      rawValue: 1 << 1)
    /// Starts from what is on screen; always so here.
    public nonisolated static let beginFromCurrentState = KeyframeAnimationOptions(
      rawValue: 1 << 2)
    /// Runs again and again.
    public nonisolated static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back again.
    public nonisolated static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Moves evenly from value to value, as without another way.
    public nonisolated static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Jumps to each value at the end of its part.
    public nonisolated static let calculationModeDiscrete = KeyframeAnimationOptions(
      rawValue: 1 << 10)
    /// Moves through all values at one pace, whatever their parts are.
    public nonisolated static let calculationModePaced = KeyframeAnimationOptions(
      rawValue: 2 << 10)
    /// Moves along a smooth curve through the values.
    public nonisolated static let calculationModeCubic = KeyframeAnimationOptions(
      rawValue: 3 << 10)
    /// Moves along a smooth curve through the values at one pace, whatever their parts are.
    public nonisolated static let calculationModeCubicPaced = KeyframeAnimationOptions(
      rawValue: 4 << 10)

    /// The way from value to value, of bits 10 to 12.
    fileprivate var mode: KeyframeSession.Mode {
      KeyframeSession.Mode(rawValue: rawValue >> 10 & 7) ?? .linear
    }
  }

  /// Animates the changes that a block makes with
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``, each over its part of the
  /// duration; the whole starts and ends slowly unless the options' bits of a curve say otherwise.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let retiming = AnimationContext.current?.retiming
    let timing = AnimationOptions(rawValue: options.rawValue)
      .timing(delay: delay, duration: duration)
    var session: KeyframeSession?
    let context = AnimationContext(record: retiming?.record) { stage in
      let current =
        session
        ?? KeyframeSession(
          start: stage.now, timing: timing, mode: options.mode, progress: retiming?.progress)
      session = current
      let range = AnimationContext.current?.keyframe ?? 0...1
      return .keyframes(
        KeyframeTrack(
          session: current, steps: [KeyframeTrack.Step(range: range, value: .number(0))]))
    }
    AnimationContext.run(areAnimationsEnabled ? context : nil, animations)
    if let retiming {
      if let completion { retiming.record.addCompletion(completion) }
      return
    }
    guard let stage = context.stages.first else {
      completion?(true)
      return
    }
    guard timing.total.isFinite, let completion else { return }
    stage.clock.schedule(after: timing.total, kind: .motion) { completion(true) }
  }

  /// Changes views over a part of the animation whose block is running.
  ///
  /// - Parameters:
  ///   - start: Where it begins, in fractions of the whole duration.
  ///   - duration: How much of the whole duration it takes.
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
  ) {
    guard let context = AnimationContext.current else { return animations() }
    let first = min(max(start, 0), 1)
    context.keyframe = first...min(first + max(duration, 0), 1)
    animations()
    context.keyframe = nil
  }
}
