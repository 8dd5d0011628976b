import Foundation

extension UINavigationController {
  /// Starts a transition from what is shown to what the stack wants.
  func begin(_ change: StackChange, animated: Bool, isInteractive: Bool = false) {
    let progress = TransitionProgress(isPop: change == .pop, source: .held(0))
    let transition = Transition(
      change: change, from: shownStack.last, to: stack.last, isAnimated: animated,
      progress: progress,
      before: Transition.Snapshot(stack: shownStack, wanted: stack, bars: visibility))
    state = state.after(.begin(transition, isInteractive: isInteractive))
    shownStack = stack
    if !isInteractive { view.window?.stage?.touches.cancelAll(in: view) }
    announce(transition)
    place(transition)
    if isInteractive { return }
    guard animated, !wantsNoAnimation, let stage = view.window?.stage else {
      return endTransition()
    }
    run(Spring(), isReturning: false, on: stage)
  }

  /// Tells everybody what is about to happen.
  private func announce(_ transition: Transition) {
    let animated = transition.isAnimated
    callOut {
      transition.from?.isMovingFromParent = transition.from.map(leaving.contains) ?? false
      transition.to?.isMovingToParent = transition.to.map(arriving.contains) ?? false
      transition.to?.loadViewIfNeeded()
      transition.from?.beginAppearanceTransition(false, animated: animated)
      transition.to?.beginAppearanceTransition(true, animated: animated)
      transition.to.map {
        delegate?.navigationController(self, willShow: $0, animated: animated)
      }
    }
  }

  /// Puts the pages and bars where they go, and what moves under the progress.
  private func place(_ transition: Transition) {
    let progress = transition.progress
    visibility.restoreForNextPage()
    UIView.performWithoutAnimation {
      insert(transition.to?.view, isUpper: transition.upper === transition.to)
    }
    let context = AnimationContext { _ in .progress(progress) }
    let blocks = alongside
    alongside = []
    AnimationContext.run(transition.isAnimated ? context : nil) {
      layOutBars()
      for block in blocks { block() }
    }
    UIView.performWithoutAnimation { transition.to?.view.layoutIfNeeded() }
    callOut { transition.to?.reportIsAppearing(animated: transition.isAnimated) }
    UIView.performWithoutAnimation { transition.to?.view.layoutIfNeeded() }
    guard transition.isAnimated else { return }
    isMoving = true
    navigationBar.beginTransition(progress)
    bottomBar.beginTransition(to: transition.to?.toolbarItems, by: progress)
    slide(transition)
  }

  private func insert(_ page: UIView?, isUpper: Bool) {
    guard let page else { return }
    page.frame = pages.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.insertSubview(page, at: isUpper ? pages.subviews.count : 0)
    tellCovered(page)
    page.layoutIfNeeded()
  }

  /// The upper page comes in from the trailing edge; the lower one gives way and darkens.
  private func slide(_ transition: Transition) {
    let frame = pages.bounds
    let progress = transition.progress
    for page in [transition.upper, transition.lower] { page?.view.isKeptWhileMoving = true }
    transition.upper?.view.drive(
      .frame, from: .rect(frame.offsetBy(dx: frame.width, dy: 0)), to: .rect(frame), by: progress)
    transition.upper?.view.edgeShadow = progress
    transition.lower?.view.drive(
      .frame, from: .rect(frame),
      to: .rect(frame.offsetBy(dx: -frame.width * TransitionMetrics.parallax, dy: 0)),
      by: progress)
    transition.lower?.view.drive(
      .dim, from: .number(0), to: .number(TransitionMetrics.dim), by: progress)
  }

  /// Lets a spring run the rest of the way.
  func run(_ spring: Spring, isReturning: Bool, on stage: Stage) {
    guard let progress = state.pages?.progress else { return }
    progress.source = .spring(spring, since: stage.now, isReturning: isReturning)
    let time = spring.settlingTime
    guard time > 0 else { return endTransition() }
    transitionEnd = stage.clock.schedule(after: time, kind: .motion) { [weak self] in
      self?.endTransition()
    }
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

  /// Has something animated together with the transition that is about to start.
  ///
  /// Returns false if none is.
  func animateAlongside(_ block: @escaping () -> Void) -> Bool {
    guard isCallingOut, state != .idle else { return false }
    alongside.append(block)
    return true
  }
}
