import Foundation

extension UIView {
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
  /// An animation of the view or its layer that goes on without an end began, or was removed.
  func repetitionDidChange() {
    let start =
      animations.compactMap(\.startOfRepetition).first
      ?? layerIfUsed?.running.startOfRepetition
    guard let start else {
      window?.stage?.endRepeatingAnimation(of: self)
      return
    }
    window?.stage?.begin(
      RepeatingAnimation(view: self, start: start, interval: RepeatingAnimation.frameInterval))
  }
}
