public import Foundation

extension UIViewPropertyAnimator {
  /// Where it is in its life.
  public var state: UIViewAnimatingState { status.animating }

  /// Whether it moves by itself now, or will after its delay.
  public var isRunning: Bool { if case .running = status { true } else { false } }

  /// How much of it is done in its direction: 0…1, beyond that while a spring swings over.
  ///
  /// Setting it pauses it there, and makes an inactive animator active.
  public var fractionComplete: CGFloat {
    get { CGFloat(isReversed ? 1 - position : position) }
    set {
      let fraction = min(max(Double(newValue), 0), 1)
      pauseAnimation()
      pass(.hold(at: isReversed ? 1 - fraction : fraction))
    }
  }

  /// Starts it, or lets it go on if it is paused.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts it after some seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    requireNotStopped()
    guard !isRunning else { return }
    if status == .inactive { activate() }
    wait(max(0, delay))
    run(with: nil, seconds: remainingTime)
  }

  /// Pauses it where it is; one that has not started becomes active at its beginning.
  public func pauseAnimation() {
    requireNotStopped()
    requireInterruptible()
    if status == .inactive { return activate() }
    hold(at: position)
  }

  /// Lets a paused animation go on with another timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; nil for the animator's own.
  ///   - durationFactor: How long the rest takes, in durations; 0 for the time that is left.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    requireNotStopped()
    guard case .paused = status else { return }
    wait(0)
    let seconds = durationFactor > 0 ? duration * Double(durationFactor) : remainingTime
    run(with: parameters, seconds: seconds)
  }

  /// Stops it where it is: the views keep the values that they show.
  ///
  /// With `withoutFinishing` it is inactive then, and no completion runs; else it waits for
  /// ``finishAnimation(at:)``.
  public func stopAnimation(_ withoutFinishing: Bool) {
    requireInterruptible()
    guard status != .inactive else { return }
    let position = position
    cancelEnd()
    if status != .stopped {
      progress.source = .held(position)
      record.stop(progress)
    }
    pass(.stop(withoutFinishing: withoutFinishing))
    if withoutFinishing { forget() }
  }

  /// Ends it after it was stopped: sets the values of a position and runs the completions.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    pass(.finish)
    record.finish(at: finalPosition)
    complete(at: finalPosition)
  }

  /// Adds changes, which begin after a fraction 0…1 of the time that is left.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    requireNotStopped()
    let added = Waiting(delayFactor: min(max(delayFactor, 0), 1), block: animation)
    guard status != .inactive else { return waiting.append(added) }
    animate(added, from: position)
    if case .paused = status { return }
    // The first view it changes may be on a stage only now.
    if end == nil { scheduleEnd() }
  }

  /// Adds changes.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block that is told where the animation ended.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
