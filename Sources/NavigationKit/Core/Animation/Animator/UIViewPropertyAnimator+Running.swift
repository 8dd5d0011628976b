import Foundation

extension UIViewPropertyAnimator {
  /// How far it is, from 0 at its start to 1 at its end.
  var position: Double {
    switch status {
    case .inactive: isReversed ? 1 : 0
    case .paused(let position): position
    case .running, .stopped: progress.value(at: stage?.now ?? 0)
    }
  }

  /// Seconds that the rest takes at its own pace.
  var remainingTime: TimeInterval {
    let left = isReversed ? position : 1 - position
    return duration * min(max(left, 0), 1)
  }

  /// Makes the waiting changes, held at its beginning.
  func activate() {
    hold(at: position)
    let blocks = waiting
    waiting = []
    for block in blocks { animate(block, from: 0) }
  }

  /// Makes changes that follow its progress from a position on.
  func animate(_ added: Waiting, from start: Double) {
    guard UIView.areAnimationsEnabled else { return AnimationContext.run(nil, added.block) }
    let delay = Double(added.delayFactor)
    let passed = scrubsLinearly ? min(curve.value(at: delay), 1) : delay
    let driver = PropertyAnimation.Driver.animator(
      progress, from: start + (1 - start) * passed, curve: scrubsLinearly ? .linear : curve)
    let context = AnimationContext(record: record) { [self] changed in
      if stage == nil { stage = changed }
      return stage === changed ? driver : nil
    }
    AnimationContext.run(context, added.block)
  }

  /// Its own timing.
  private var curve: TimingCurve { timingParameters?.curve(over: duration) ?? .easeInOut }

  /// Moves to the end of its direction.
  func run(with timing: (any UITimingCurveProvider)?, seconds: TimeInterval) {
    let start = position
    let curve = timing?.curve(over: seconds) ?? (scrubsLinearly ? self.curve : .linear)
    cancelEnd()
    pass(
      .run(
        TimedProgress(
          from: start, to: isReversed ? 0 : 1, since: (stage?.now ?? 0) + delay,
          duration: seconds, curve: curve)))
    scheduleEnd()
  }

  /// Stays at a position.
  func hold(at position: Double) {
    cancelEnd()
    pass(.hold(at: position))
  }

  /// It was turned back: it goes on from where it is.
  func turn() {
    guard isRunning else { return }
    let position = progress.value(at: stage?.now ?? 0)
    pass(.hold(at: position))
    wait(0)
    run(with: nil, seconds: remainingTime)
  }

  func scheduleEnd() {
    guard case .running(let timed) = status else { return }
    // Off screen nothing is animated: it ends now.
    guard let stage else { return land() }
    let left = timed.since + timed.duration - stage.now
    end = stage.clock.schedule(after: left, kind: .motion) { [self] in
      end = nil
      land()
    }
  }

  func cancelEnd() {
    stage?.clock.cancel(end)
    end = nil
  }

  /// The run is over.
  private func land() {
    pass(.land(pauses: pausesOnCompletion))
    guard status == .inactive else { return }
    record.land(progress, restoring: isReversed)
    complete(at: isReversed ? .start : .end)
  }

  /// Runs the completions, once it is inactive.
  func complete(at position: UIViewAnimatingPosition) {
    let blocks = completions
    forget()
    for block in blocks { block(position) }
  }

  /// Lets go of what belonged to the run.
  func forget() {
    (completions, waiting, stage) = ([], [], nil)
    record.forget()
  }

  /// Goes to the state after an event.
  func pass(_ event: AnimatorState.Event) {
    guard let next = status.after(event) else {
      preconditionFailure(
        event == .finish
          ? "finishAnimation(at:) ends an animator that has been stopped; this one is \(state)."
          : "A stopped animator must be finished before it moves again.")
    }
    status = next
  }

  func requireNotStopped() {
    precondition(
      status != .stopped, "A stopped animator must be finished before it is used again.")
  }

  func requireInterruptible() {
    precondition(
      isInterruptible || status == .inactive || status == .stopped,
      "An animator with isInterruptible false can neither be paused nor stopped.")
  }
}
