import Foundation

/// Runs the transitions of a container, one at a time, from the first callback to the last.
///
/// Code, buttons and fingers start them; all move the same progress. What callbacks change while they
/// run is followed afterwards.
final class TransitionRunner<Container: TransitionContainer> {
  typealias Running = Transition<Container.Change>

  private unowned let container: Container
  private(set) var state = TransitionState<Running>.idle {
    // The status bar changes with a transition.
    didSet { container.transitionStage?.needsChromeUpdate = true }
  }
  /// What lets others join the transition that is about to start, or runs.
  private(set) var coordinator: TransitionCoordinator?
  private var held = HeldChanges()
  private var end: VirtualClock.Token?

  init(container: Container) { self.container = container }

  /// Whether no transition runs, and no callback of one.
  var isIdle: Bool { state == .idle && !isCallingOut }
  /// Whether callbacks run: what they change waits.
  var isCallingOut: Bool { held.isHolding }

  // MARK: Start

  /// Lets others join an animated transition that will start in a view.
  func expectTransition(in view: UIView?) {
    if coordinator == nil, let view { coordinator = TransitionCoordinator(container: view) }
  }

  /// Starts a transition; where it takes no time it is over when this returns.
  func begin(_ request: TransitionRequest<Container.Change>) {
    let transition = makeTransition(request)
    state = state.after(.announce(transition))
    callOut {
      container.announce(transition)
      state = state.after(.prepare)
      // A callback may have ended it.
      guard state == .preparing(transition) else { return }
      container.prepare(transition)
      coordinator?.start(transition.context)
    }
    guard state == .preparing(transition) else { return catchUp(after: transition) }
    guard transition.isAnimated, !held.wantsNoAnimation, let stage = container.transitionStage
    else { return finish() }
    run(transition, on: stage)
  }

  private func makeTransition(_ request: TransitionRequest<Container.Change>) -> Running {
    let isInteractive =
      request.animator == nil
      ? request.isHeld : request.interaction?.wantsInteractiveStart ?? false
    // A finger moves views really, whoever wants little motion.
    let isCrossFade =
      request.animator == nil && !request.isHeld
      && (request.fadesInPlace || request.container.traitCollection.reducesMotion == true)
    let progress = TransitionProgress(
      isPop: request.isPop, isCrossFade: isCrossFade, source: .held(0))
    let context = TransitionContext(
      container: request.container, from: request.from, to: request.to,
      isAnimated: request.isAnimated, isInteractive: isInteractive, progress: progress,
      duration: request.animator?.transitionDuration(using: nil) ?? progress.duration,
      animator: request.animator)
    context.whenInteractionChanges = { [weak self] in self?.interactionDidChange() }
    context.whenOver = { [weak self] in self?.finish(isCancelled: !$0) }
    container.describe(request.change, in: context)
    if request.isAnimated { expectTransition(in: request.container) }
    coordinator?.announce(context)
    return Running(change: request.change, context: context, interaction: request.interaction)
  }

  private func run(_ transition: Running, on stage: Stage) {
    let isInteractive = transition.context.isInteractive
    state = state.after(.start(isInteractive: isInteractive))
    container.move(transition)
    if transition.isCustom {
      transition.context.runAnimator(for: transition.interaction, on: stage, callOut: callOut)
    } else if !isInteractive {
      finish(after: transition.progress.run(since: stage.now), on: stage)
    }
  }

  // MARK: Under a finger

  /// Has the container change what it shows because a finger asks; the screen does not follow yet, so
  /// that the change can be begun under the finger.
  func request(_ change: () -> Void) {
    state = state.after(.request)
    callOut(change)
    state = state.after(.end)
  }

  /// Whether a finger on the screen holds the transition, and not an interaction controller of others.
  var isHeld: Bool {
    if case .tracking(let transition) = state { transition.interaction == nil } else { false }
  }

  /// The finger is so far, 0…1.
  func hold(at progress: Double) {
    if isHeld { state.transition?.progress.source = .held(progress) }
  }

  /// Takes a transition that springs back into the hand again, where it is.
  func grab() {
    guard case .settling(let transition, finishes: false) = state, !transition.isCustom else {
      return
    }
    container.transitionStage?.clock.cancel(end)
    transition.context.pauseInteractiveTransition()
  }

  /// Lets the rest run by itself, to the end or back, from a speed in transitions a second.
  ///
  /// It is taken out of any hand: the screen's, or that of an interaction controller.
  func release(finishes: Bool, speed: Double = 0) {
    guard case .tracking(let transition) = state else { return }
    if transition.isCustom { return release(transition, finishes: finishes) }
    let stage = container.transitionStage
    let reached = transition.progress.value(at: stage?.now ?? 0)
    if finishes {
      transition.context.finishInteractiveTransition()
    } else {
      transition.context.cancelInteractiveTransition()
    }
    // Off screen nothing runs: it is over.
    guard let stage else { return finish() }
    let spring =
      finishes
      ? Spring(start: reached, velocity: speed) : Spring(start: 1 - reached, velocity: -speed)
    transition.progress.source = .spring(spring, since: stage.now, isReturning: !finishes)
    finish(after: spring.settlingTime, on: stage)
  }

  private func release(_ transition: Running, finishes: Bool) {
    guard let driver = transition.interaction as? UIPercentDrivenInteractiveTransition else {
      return finish(isCancelled: !finishes)
    }
    if finishes { driver.finish() } else { driver.cancel() }
  }

  /// A finger let go of the transition, or took it again.
  private func interactionDidChange() {
    guard let transition = state.transition else { return }
    state = state.after(transition.context.interactionEvent())
    coordinator?.interactionDidChange()
  }

  // MARK: End

  private func finish(after time: TimeInterval, on stage: Stage) {
    guard time > 0 else { return finish() }
    end = stage.clock.schedule(after: time, kind: .motion) { [weak self] in self?.finish() }
  }

  /// Ends the transition that runs, and everybody hears it: what came stays, or what was there is
  /// put back where it was taken back or `isCancelled` says so.
  func finish(isCancelled: Bool = false) {
    guard let transition = state.transition else { return }
    let isCancelled = isCancelled || state.isTakenBack
    let next = state.after(.land)
    guard next != state else { return }
    state = next
    container.transitionStage?.clock.cancel(end)
    transition.context.abandon()
    callOut { container.land(transition, isCancelled: isCancelled) }
    state = state.after(.end)
    callOut {
      transition.context.animator?.animationEnded(!isCancelled)
      container.report(transition, isCancelled: isCancelled)
      endCoordinator()
    }
    catchUp(after: transition)
  }

  /// What was to be done once all is over is.
  func endCoordinator() {
    let ended = coordinator
    coordinator = nil
    ended?.end()
  }

  // MARK: Changes made by callbacks

  /// Runs callbacks; what they change is followed once they are done.
  func callOut(_ body: () -> Void) {
    held.begin()
    body()
    held.end()
  }

  /// Whether the screen may follow a change now; false while callbacks run, and it follows afterwards.
  func mayFollow(animated: Bool) -> Bool {
    if isCallingOut, !animated { held.followAtOnce() }
    return !isCallingOut
  }

  /// Ends the transition that runs, and has the screen follow what is wanted instead without animation.
  func finishAndFollowAtOnce(isCancelled: Bool = false) {
    held.followAtOnce()
    finish(isCancelled: isCancelled)
  }

  /// Returns whether what was held back is to be followed with animation, and forgets it.
  func takeHeldChanges() -> Bool { held.take() }

  private func catchUp(after transition: Running) {
    guard !isCallingOut else { return }
    container.catchUp(after: transition, animated: held.take())
  }
}
