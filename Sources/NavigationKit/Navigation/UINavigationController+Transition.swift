import Foundation

extension UINavigationController: TransitionContainer {
  var transitionStage: Stage? { viewIfLoaded?.window?.stage }

  /// Starts a transition from what is shown to what the stack wants; `isSwipe` if a finger at the
  /// edge asked for it.
  func begin(_ kind: StackChange, animated: Bool, isSwipe: Bool = false) {
    let (from, to) = (stack.shownTop, stack.top)
    let animator = animated ? customAnimator(for: kind, from: from, to: to) : nil
    let change = StackTransitionChange(kind: kind, isSwipe: isSwipe, oldBars: visibility)
    stack.beginTransition()
    runner.begin(
      TransitionRequest(
        change: change, container: pages, from: from, to: to, isPop: kind == .pop,
        isAnimated: animated, isHeld: isSwipe, animator: animator,
        interaction: animator.flatMap {
          delegate?.navigationController(self, interactionControllerFor: $0)
        }))
  }

  func describe(_ change: StackTransitionChange, in context: TransitionContext) {
    context.frames = { [weak self, weak from = context.from, weak to = context.to] controller in
      let frame = self?.layout(of: controller).frame ?? .zero
      return (
        controller === from ? controller.view.frame : .zero, controller === to ? frame : .zero
      )
    }
  }

  /// What the delegate wants to move the pages with.
  private func customAnimator(
    for change: StackChange, from: UIViewController?, to: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from, let to else { return nil }
    return delegate?.navigationController(
      self, animationControllerFor: change == .pop ? .pop : .push, from: from, to: to)
  }

  func announce(_ transition: StackTransition) {
    takeTouches(from: transition)
    tell(transition)
    if stillRuns(transition), !isTaken(transition.to) { bringIn(transition) }
    // Another container took the page that was about to come: this one shows what it showed.
    if stillRuns(transition), isTaken(transition.to) { runner.finish(isCancelled: true) }
  }

  /// Fingers that are down are cancelled, but for the one that swipes.
  private func takeTouches(from transition: StackTransition) {
    let isSwipe = transition.change.isSwipe
    guard isSwipe || !transition.context.isInteractive else { return }
    let swipe = isSwipe && edgePan.isActive ? edgePan : nil
    transitionStage?.touches.cancelAll(in: view, besidesThoseOf: swipe)
  }

  private func tell(_ transition: StackTransition) {
    let animated = transition.isAnimated
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

  /// Whether a transition was not ended by what a page did as it heard of it: who covers the whole
  /// screen at once takes the stack away, and the pages land.
  private func stillRuns(_ transition: StackTransition) -> Bool {
    runner.state == .announcing(transition)
  }

  /// Puts in the page that comes; an animator of others does so itself.
  private func bringIn(_ transition: StackTransition) {
    visibility.restoreForNextPage()
    UIView.performWithoutAnimation {
      transition.to.map { prepare($0.view) }
      if !transition.isCustom { insertArriving(transition) }
    }
  }

  func prepare(_ transition: StackTransition) {
    preferredSizeMayHaveChanged()
    placeBars(alongside: transition)
  }

  func move(_ transition: StackTransition) {
    UIView.performWithoutAnimation { transition.to?.view.layoutIfNeeded() }
    if !barComesOrGoes(with: transition) {
      navigationBar.beginTransition(transition.progress)
    } else if !visibility.navigationBarIsHidden {
      navigationBar.showTopItem()
    }
    showToolbarItems(with: transition)
    if !transition.isCustom { slide(transition) }
  }

  /// Gives an arriving page its final size and tells it what bars cover.
  private func prepare(_ page: UIView) {
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    placePage(page)
  }

  private func insertArriving(_ transition: StackTransition) {
    let views = transition.to?.viewsInContext ?? []
    let place = transition.upper === transition.to ? pages.subviews.count : 0
    for (offset, view) in views.enumerated() where stillRuns(transition) {
      pages.insertSubview(view, at: place + offset)
      view.updateSafeArea()
      view.layoutIfNeeded()
      view.joinRotation(of: pages)
    }
  }

  /// The upper page comes in from the trailing edge; the lower one gives way and darkens.
  func slide(_ transition: StackTransition) {
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
  private func fade(_ transition: StackTransition) {
    for view in transition.upper?.viewsInContext ?? [] {
      view.drive(
        .alpha, from: .number(0), to: .number(view.alpha), by: transition.progress)
    }
  }
}
