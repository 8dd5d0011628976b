import Foundation

/// Runs the transitions of a container, one at a time, from the first callback to the last.
///
/// Code, buttons and gestures start them, and all drive the same progress. Changes that callbacks
/// make meanwhile are applied afterwards.
final class TransitionRunner<Container: TransitionContainer> {
  typealias Running = Transition<Container.Change>

  private unowned let container: Container
  private(set) var state = TransitionState<Running>.idle {
    // The status bar changes with a transition.
    didSet { container.transitionStage?.needsChromeUpdate = true }
  }
  /// The coordinator of the transition that runs or is about to start.
  private(set) var coordinator: TransitionCoordinator?
  private var pending = PendingChanges()
  private var end: VirtualClock.Token?

  init(container: Container) { self.container = container }

  /// Whether no transition runs, and no callback of one.
  var isIdle: Bool { state.transition == nil && !isPerformingCallbacks }
  /// Whether callbacks run: changes that they request wait.
  var isPerformingCallbacks: Bool { pending.isPerformingCallbacks }

  // MARK: Start

  /// Has the container begin the requested transition at the end of the update, unless a gesture
  /// begins it before.
  ///
  /// It does nothing while a transition runs, whose end begins the next one.
  func request(on stage: Stage, begin: @escaping () -> Void) {
    guard state == .idle else { return }
    state = state.after(.request)
    stage.atEndOfUpdate { [weak self] in if self?.state == .requested { begin() } }
  }

  /// Drops the request, unless callbacks request something else.
  func dropRequest(_ callbacks: () -> Void = {}) {
    if state == .requested { state = state.after(.end) }
    callbacks()
    if state != .requested { endCoordinator() }
  }

  /// Makes the coordinator of an animated transition that will start in a view.
  func expectTransition(in view: UIView?) {
    if coordinator == nil, let view { coordinator = TransitionCoordinator(container: view) }
  }

  /// Starts a transition; if it is not animated it has ended when this returns.
  func begin(_ request: TransitionRequest<Container.Change>) {
    let transition = makeTransition(request)
    performCallbacks { announce(transition, ending: request.touches) }
    // A callback may have ended it.
    if state == .preparing(transition) { run(transition) } else { catchUp(after: transition) }
  }

  private func announce(_ transition: Running, ending touches: EndingTouches?) {
    state = state.after(.announce(transition))
    end(touches, for: transition)
    container.announce(transition)
    state = state.after(.prepare)
    guard state == .preparing(transition) else { return }
    container.prepare(transition)
    coordinator?.start(transition.context)
  }

  /// Ends touches, unless an interaction controller needs them.
  private func end(_ touches: EndingTouches?, for transition: Running) {
    guard let touches, let view = touches.view,
      !transition.context.isInteractive || transition.interaction == nil
    else { return }
    container.transitionStage?.touches.cancelAll(in: view, besidesThoseOf: touches.gesture)
  }

  /// Performs the steps of an announcement until a callback ends the transition, as presenting over
  /// the whole screen without animation does.
  func perform(_ steps: [() -> Void], announcing transition: Running) {
    for step in steps where isAnnouncing(transition) { step() }
  }

  /// Whether a transition is being announced, and no callback has ended it.
  func isAnnouncing(_ transition: Running) -> Bool { state == .announcing(transition) }

  private func makeTransition(_ request: TransitionRequest<Container.Change>) -> Running {
    let isInteractive =
      request.animator == nil
      ? request.isHeld : request.interaction?.wantsInteractiveStart ?? false
    // A finger moves the views even where cross-fades are preferred.
    let isCrossFade =
      request.animator == nil && !request.isHeld
      && (request.fadesInPlace || request.container.traitCollection.fadesTransitions)
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

  private func run(_ transition: Running) {
    guard transition.isAnimated, pending.isAnimated, let stage = container.transitionStage
    else { return finish() }
    let isInteractive = transition.context.isInteractive
    state = state.after(.start(isInteractive: isInteractive))
    container.move(transition)
    if transition.isCustom {
      transition.context.runAnimator(
        for: transition.interaction, on: stage, performCallbacks: performCallbacks)
      // The transition may have ended inside.
      if state.transition == nil { catchUp(after: transition) }
    } else if !isInteractive {
      let metrics = metrics(of: transition, on: stage)
      finish(after: transition.progress.run(since: stage.now, by: metrics), on: stage)
    }
  }

  private func metrics(of transition: Running, on stage: Stage) -> TransitionMetrics {
    container.metrics(of: transition.change, from: stage.transitionMetrics)
  }

  // MARK: Under a finger

  /// Whether the container's own gesture drives the transition, not an interaction controller.
  var isHeld: Bool {
    if case .tracking(let transition) = state { transition.interaction == nil } else { false }
  }

  /// Sets the progress, 0…1, if the container's own gesture drives the transition.
  func hold(at progress: Double) {
    if isHeld { state.transition?.progress.source = .held(progress) }
  }

  /// Makes a settling transition interactive again: one that runs back, or with `finishing` any.
  func grab(finishing: Bool = false) {
    guard case .settling(let transition, let finishes) = state, !transition.isCustom,
      finishing || !finishes
    else { return }
    container.transitionStage?.clock.cancel(end)
    if transition.context.hold() { interactionDidChange() }
  }

  /// Ends the interaction: a spring completes or cancels the transition, from a speed in
  /// transitions per second.
  ///
  /// An interaction controller is made to finish or cancel.
  func release(finishes: Bool, speed: Double = 0) {
    guard case .tracking(let transition) = state else { return }
    if transition.isCustom { return release(transition, finishes: finishes) }
    let stage = container.transitionStage
    let reached = transition.progress.value(at: stage?.now ?? 0)
    if transition.context.letGo(isCancelled: !finishes) { interactionDidChange() }
    // Off screen nothing is animated: it ends now.
    guard let stage else { return finish() }
    let frequency = metrics(of: transition, on: stage).springFrequency
    let spring =
      finishes
      ? Spring(start: reached, velocity: speed, frequency: frequency)
      : Spring(start: 1 - reached, velocity: -speed, frequency: frequency)
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

  /// Ends the running transition and calls the callbacks; it is cancelled if `isCancelled`, or if
  /// it was running back.
  func finish(isCancelled: Bool = false) {
    guard let transition = state.transition else { return }
    // A callback may release the container.
    let container = container
    defer { withExtendedLifetime(container) {} }
    let isCancelled = isCancelled || state.isReverting
    let next = state.after(.land)
    guard next != state else { return }
    state = next
    let stage = container.transitionStage
    stage?.clock.cancel(end)
    stage?.onTransitionEnd?(ObjectIdentifier(transition.context), isCancelled)
    transition.context.abandon()
    performCallbacks {
      transition.context.record.land(transition.progress, restoring: isCancelled)
      container.land(transition, isCancelled: isCancelled)
    }
    state = state.after(.end)
    performCallbacks {
      transition.context.animator?.animationEnded(!isCancelled)
      container.report(transition, isCancelled: isCancelled)
      endCoordinator()
    }
    catchUp(after: transition)
  }

  /// Runs the completions of the coordinator.
  func endCoordinator() {
    let ended = coordinator
    coordinator = nil
    ended?.end()
  }

  // MARK: Changes made by callbacks

  /// Runs callbacks; what they change is applied once they have returned.
  func performCallbacks(_ body: () -> Void) {
    pending.begin()
    body()
    pending.end()
  }

  /// Whether a change may be applied now.
  ///
  /// Inside callbacks it may not, and the runner notes whether to animate it after them.
  func mayFollow(animated: Bool) -> Bool {
    if isPerformingCallbacks, !animated { pending.applyWithoutAnimation() }
    return !isPerformingCallbacks
  }

  /// Ends the running transition, then applies what is requested without animation.
  func finishAndFollowAtOnce(isCancelled: Bool = false) {
    pending.applyWithoutAnimation()
    finish(isCancelled: isCancelled)
  }

  /// Ends the running transition as the container leaves the screen; changes requested meanwhile
  /// are shown at once, too.
  func endAtOnce() { if state.transition != nil { finishAndFollowAtOnce() } }

  /// Returns whether the pending changes are to be applied with animation, and resets that.
  func takePendingChanges() -> Bool { pending.take() }

  private func catchUp(after transition: Running) {
    guard !isPerformingCallbacks else { return }
    container.catchUp(after: transition, animated: pending.take())
  }
}
