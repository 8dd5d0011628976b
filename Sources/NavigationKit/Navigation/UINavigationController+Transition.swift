import Foundation

extension UINavigationController {
  /// Starts a transition from what is shown to what the stack wants; `isSwipe` if a finger at the
  /// edge asked for it.
  func begin(_ change: StackChange, animated: Bool, isSwipe: Bool = false) {
    let transition = makeTransition(change, animated: animated, isSwipe: isSwipe)
    let isInteractive = transition.context.isInteractive
    state = state.after(.begin(transition, isInteractive: isInteractive))
    shownStack = stack
    if !isInteractive || isSwipe {
      let swipe = isSwipe && edgePan.isActive ? edgePan : nil
      view.window?.stage?.touches.cancelAll(in: view, besidesThoseOf: swipe)
    }
    announce(transition)
    guard stillRuns(transition) else { return catchUp() }
    if isTaken(transition.to) { return turnBack(transition) }
    place(transition)
    guard stillRuns(transition) else { return catchUp() }
    if isTaken(transition.to) { return turnBack(transition) }
    guard animated, !wantsNoAnimation, let stage = view.window?.stage else {
      return endTransition()
    }
    if transition.context.animator != nil {
      transition.context.runAnimator(for: transition.interaction, on: stage, callOut: callOut)
    } else if !isInteractive {
      runByItself(on: stage)
    }
  }

  private func makeTransition(
    _ change: StackChange, animated: Bool, isSwipe: Bool
  ) -> Transition {
    let (from, to) = (shownStack.last, stack.last)
    let animator = animated ? customAnimator(for: change, from: from, to: to) : nil
    let interaction = animator.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    let isInteractive = animator == nil ? isSwipe : interaction?.wantsInteractiveStart ?? false
    // A finger moves pages really, whoever wants little motion.
    let isCrossFade = animator == nil && !isSwipe && view.traitCollection.reducesMotion == true
    let progress = TransitionProgress(
      isPop: change == .pop, isCrossFade: isCrossFade, source: .held(0))
    let context = TransitionContext(
      container: pages, from: from, to: to, isAnimated: animated, isInteractive: isInteractive,
      progress: progress,
      duration: animator?.transitionDuration(using: nil) ?? progress.duration, animator: animator)
    context.whenInteractionChanges = { [weak self] in self?.interactionDidChange() }
    context.whenOver = { [weak self] in self?.endTransition(isCancelled: !$0) }
    context.frames = { [weak self, weak from, weak to] controller in
      let frame = self?.layout(of: controller).frame ?? .zero
      return (
        controller === from ? controller.view.frame : .zero, controller === to ? frame : .zero
      )
    }
    if animated, activeCoordinator == nil {
      activeCoordinator = TransitionCoordinator(container: pages)
    }
    activeCoordinator?.announce(context)
    return Transition(
      change: change, context: context, interaction: interaction,
      before: Transition.Snapshot(stack: shownStack, wanted: stack, bars: visibility))
  }

  /// What the delegate wants to move the pages with.
  private func customAnimator(
    for change: StackChange, from: UIViewController?, to: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from, let to else { return nil }
    return delegate?.navigationController(
      self, animationControllerFor: change == .pop ? .pop : .push, from: from, to: to)
  }

  /// Tells everybody what is about to happen.
  private func announce(_ transition: Transition) {
    let animated = transition.isAnimated
    callOut {
      transition.from?.isMovingFromParent = transition.from.map(leaving.contains) ?? false
      transition.to?.isMovingToParent = transition.to.map(arriving.contains) ?? false
      transition.to?.loadViewIfNeeded()
      let steps: [() -> Void] = [
        { transition.from?.beginAppearanceInContext(false, animated: animated) },
        { transition.to?.beginAppearanceInContext(true, animated: animated) },
        { transition.to.map { self.tellWillShow($0, animated: animated) } },
      ]
      for step in steps where stillRuns(transition) { step() }
    }
  }

  /// Whether a transition was not ended by what a page did as it heard of it: who covers the whole
  /// screen at once takes the stack away, and the pages land.
  private func stillRuns(_ transition: Transition) -> Bool { state.pages == transition }

  /// Puts the pages and bars where they go, and what moves under the progress.
  private func place(_ transition: Transition) {
    let context = transition.context
    visibility.restoreForNextPage()
    UIView.performWithoutAnimation {
      transition.to.map { prepare($0.view) }
      if context.animator == nil {
        callOut { insertArriving(transition) }
      }
    }
    guard stillRuns(transition) else { return }
    placeBars(alongside: transition)
    activeCoordinator?.start(context)
    UIView.performWithoutAnimation { transition.to?.view.layoutIfNeeded() }
    guard transition.isAnimated else { return }
    isMoving = true
    if !barComesOrGoes(with: transition) {
      navigationBar.beginTransition(transition.progress)
    } else if !visibility.navigationBarIsHidden {
      navigationBar.showTopItem()
    }
    showToolbarItems(with: transition)
    if context.animator == nil { slide(transition) }
  }

  /// Gives an arriving page its final size and tells it what bars cover.
  private func prepare(_ page: UIView) {
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    placePage(page)
  }

  private func insertArriving(_ transition: Transition) {
    let views = transition.to?.viewsInContext ?? []
    let place = transition.upper === transition.to ? pages.subviews.count : 0
    for (offset, view) in views.enumerated() where stillRuns(transition) {
      pages.insertSubview(view, at: place + offset)
      view.updateSafeArea()
      view.layoutIfNeeded()
      view.joinPassages(of: pages)
    }
  }

  /// The upper page comes in from the trailing edge; the lower one gives way and darkens.
  func slide(_ transition: Transition) {
    let progress = transition.progress
    guard !progress.isCrossFade else { return fade(transition) }
    if let page = transition.upper?.view {
      page.isKeptWhileMoving = true
      page.edgeShadow = progress
    }
    for view in transition.upper?.viewsInContext ?? [] {
      comeAsUpper(view, at: view.frame, by: progress)
    }
    transition.lower?.viewIfLoaded?.isKeptWhileMoving = true
    for view in transition.lower?.viewsInContext ?? [] {
      giveWay(view, at: view.frame, by: progress)
      darken(view, by: progress)
    }
  }

  /// Moves what belongs to the upper page.
  func comeAsUpper(_ view: UIView, at frame: CGRect, by progress: TransitionProgress) {
    let away = frame.offsetBy(dx: trailing * pages.bounds.width, dy: 0)
    view.drive(.frame, from: .rect(away), to: .rect(frame), by: progress)
  }

  /// Moves what belongs to the lower page.
  func giveWay(_ view: UIView, at frame: CGRect, by progress: TransitionProgress) {
    let way = -trailing * pages.bounds.width * TransitionMetrics.parallax
    view.drive(
      .frame, from: .rect(frame), to: .rect(frame.offsetBy(dx: way, dy: 0)), by: progress)
  }

  /// Darkens what lies under the upper page.
  func darken(_ view: UIView, by progress: TransitionProgress) {
    view.drive(.dim, from: .number(0), to: .number(TransitionMetrics.dim), by: progress)
  }

  /// The upper page shows itself in place, or the lower one from under it.
  private func fade(_ transition: Transition) {
    for view in transition.upper?.viewsInContext ?? [] {
      view.drive(
        .alpha, from: .number(0), to: .number(view.alpha), by: transition.progress)
    }
  }

  /// Lets a transition that nobody holds run to its end.
  private func runByItself(on stage: Stage) {
    guard let progress = state.pages?.progress else { return }
    endTransition(after: progress.run(since: stage.now), on: stage)
  }

  /// Lets a spring run the rest of the way.
  func run(_ spring: Spring, isReturning: Bool, on stage: Stage) {
    guard let progress = state.pages?.progress else { return }
    progress.source = .spring(spring, since: stage.now, isReturning: isReturning)
    endTransition(after: spring.settlingTime, on: stage)
  }

  private func endTransition(after time: TimeInterval, on stage: Stage) {
    guard time > 0 else { return endTransition() }
    transitionEnd = stage.clock.schedule(after: time, kind: .motion) { [weak self] in
      self?.endTransition()
    }
  }

  /// A finger let go of the transition, or took it again.
  private func interactionDidChange() {
    guard let transition = state.pages else { return }
    state = state.after(transition.context.interactionEvent())
    activeCoordinator?.interactionDidChange()
  }

  /// Whether pages are in flight: they take no touches then.
  var isMoving: Bool {
    get { !pages.isUserInteractionEnabled }
    set {
      pages.isUserInteractionEnabled = !newValue
      navigationBar.isUserInteractionEnabled = !newValue
      bottomBar.isUserInteractionEnabled = !newValue
    }
  }

  /// Runs callbacks; what they change is followed once they are done.
  func callOut(_ body: () -> Void) {
    let outer = isCallingOut
    isCallingOut = true
    body()
    isCallingOut = outer
  }
}
