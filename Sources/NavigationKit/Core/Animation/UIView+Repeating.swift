import Foundation

extension UIView {
  /// Has the changes that a block makes seen several times, inside the block of an animation of
  /// some duration.
  ///
  /// Elsewhere, and where an animator, a gesture or keyframes give the time, they are made once.
  ///
  /// - Parameters:
  ///   - count: How often; the animation's completion comes after the last time.
  ///   - autoreverses: Whether they go back again each time.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let context = AnimationContext.current else { return animations() }
    context.repeating(Double(count), autoreverses: autoreverses, animations)
  }

  /// Animates the changes that a block makes there and back, or again and again.
  class func animateRepeatedly(
    _ timing: LayerTiming, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard areAnimationsEnabled else {
      AnimationContext.run(nil, animations)
      completion?(true)
      return
    }
    let context = AnimationContext { stage in .repeating(start: stage.now, timing) }
    AnimationContext.run(context, animations)
    guard let stage = context.stages.first else {
      completion?(true)
      return
    }
    guard timing.total.isFinite, let completion else { return }
    stage.clock.schedule(after: timing.total, kind: .motion) { completion(true) }
  }
}

extension UIView.AnimationOptions {
  /// The timing of what repeats or goes back.
  func timing(delay: TimeInterval, duration: TimeInterval) -> LayerTiming {
    var timing = LayerTiming(delay: delay, duration: duration)
    timing.fillMode = .both
    timing.autoreverses = contains(.autoreverse)
    timing.repeatCount = contains(.repeat) ? .infinity : 1
    timing.curve = curve
    return timing
  }
}

extension UIView {
  /// An animation of the view or its layer that goes on without an end began.
  func repetitionDidChange() {
    guard let startOfRepetition else { return }
    window?.stage?.begin(
      RepeatingAnimation(
        view: self, start: startOfRepetition, interval: RepeatingAnimation.frameInterval,
        isOfProperties: true))
  }

  /// When an animation of the view or its layer that goes on without an end began; nil if none
  /// runs.
  var startOfRepetition: TimeInterval? {
    animations.lazy.compactMap(\.startOfRepetition).first
      ?? layerIfUsed?.running.startOfRepetition ?? layerIfUsed?.startOfEmission
  }

  /// Ends what blocks animate by time: its properties are shown as they are.
  func removeTimedAnimations() { animations.removeAll { $0.transition == nil } }
}
