public import Foundation

/// Where an animator is in its life.
public nonisolated enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not started yet, or over: it can be given animations and started.
  case inactive
  /// Running or paused.
  case active
  /// Stopped on the way: it waits to be finished.
  case stopped
}

/// Where an animation ends.
public nonisolated enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At the values that the animations set.
  case end
  /// At the values from before.
  case start
  /// At the values on the way at which it was stopped.
  case current
}

/// An animation that can be paused, moved by hand, turned back and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether it moves by itself now, or will after its delay.
  var isRunning: Bool { get }
  /// Whether it runs from its end to its start.
  var isReversed: Bool { get set }
  /// How much of it is done in its direction, 0…1; setting it pauses it there.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or lets it go on if it is paused.
  func startAnimation()
  /// Starts it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it where it is; one that has not started becomes active at its beginning.
  func pauseAnimation()
  /// Stops it where it is: the views keep the values that they show.
  ///
  /// With `withoutFinishing` it is inactive then, and no completion runs; else it waits for
  /// ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends it after it was stopped: sets the values of a position and runs the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that changes views in blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, which begin after a fraction 0…1 of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is told where the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets a paused animation go on with another timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; nil for the animator's own.
  ///   - durationFactor: How long the rest takes, in durations; 0 for the time that is left.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
