import Foundation

extension UINavigationController: TransitionContainer {
  /// Starts a transition from the page that is shown to the top of the stack; `isSwipe` if a back
  /// swipe started it.
  func begin(_ kind: StackChange, animated: Bool, isSwipe: Bool = false) {
    let (from, to) = (stack.destinationTop, stack.top)
    let animator = animated ? customAnimator(for: kind, from: from, to: to) : nil
    let change = StackTransitionChange(kind: kind, oldBars: visibility)
    stack.beginTransition()
    runner.begin(
      TransitionRequest(
        change: change, container: pages, from: from, to: to, isPop: kind == .pop,
        isAnimated: animated, isHeld: isSwipe,
        touches: EndingTouches(view: view, gesture: isSwipe && edgePan.isActive ? edgePan : nil),
        animator: animator,
        interaction: animator.flatMap {
          delegate?.navigationController(self, interactionControllerFor: $0)
        }))
  }

  func describe(_ change: StackTransitionChange, in context: TransitionContext) {
    context.setFrames { [weak self] in self?.layout(of: $0).frame ?? .zero }
  }

  /// The animator that the delegate supplies, if any.
  private func customAnimator(
    for change: StackChange, from: UIViewController?, to: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let from, let to else { return nil }
    return delegate?.navigationController(
      self, animationControllerFor: change == .pop ? .pop : .push, from: from, to: to)
  }

  func announce(_ transition: StackTransition) {
    notify(transition)
    if runner.isAnnouncing(transition), !hasOtherParent(transition.to) { bringIn(transition) }
    // Another container took the arriving page: this one keeps the page that it shows.
    if runner.isAnnouncing(transition), hasOtherParent(transition.to) {
      runner.finish(isCancelled: true)
    }
  }

  private func notify(_ transition: StackTransition) {
    let animated = transition.isAnimated
    transition.from?.isMovingFromParent = transition.from.map(leaving.contains) ?? false
    transition.to?.isMovingToParent = transition.to.map(arriving.contains) ?? false
    transition.to?.loadViewIfNeeded()
    runner.perform(
      [
        { transition.from?.beginAppearanceInContext(false, animated: animated) },
        { transition.to?.beginAppearanceInContext(true, animated: animated) },
        { transition.to.map { self.notifyWillShow($0, animated: animated) } },
      ], announcing: transition)
  }

  /// Adds the arriving page; a custom animator adds it itself.
  private func bringIn(_ transition: StackTransition) {
    visibility.restoreForNextPage()
    layOutOuterBar()
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

  /// Gives the arriving page its final frame and safe area.
  private func prepare(_ page: UIView) {
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    placePage(page)
  }

  private func insertArriving(_ transition: StackTransition) {
    let views = transition.to?.viewsInContext ?? []
    let place = transition.upper === transition.to ? pages.subviews.count : 0
    for (offset, view) in views.enumerated() where runner.isAnnouncing(transition) {
      pages.insertSubview(view, at: place + offset)
      view.updateSafeArea()
      view.layoutIfNeeded()
      view.joinRotation(of: pages)
    }
  }

  /// Slides the upper page in from the trailing edge, while the lower one moves less, and darkens.
  func slide(_ transition: StackTransition) {
    let progress = transition.progress
    guard !progress.isCrossFade else { return fade(transition) }
    if let page = transition.upper?.view {
      page.isKeptWhileMoving = true
      page.edgeShadow = progress
    }
    for view in transition.upper?.viewsInContext ?? [] {
      slideUpperView(view, at: view.untransformedFrame, by: progress)
    }
    transition.lower?.viewIfLoaded?.isKeptWhileMoving = true
    for view in transition.lower?.viewsInContext ?? [] {
      shiftLowerView(view, at: view.untransformedFrame, by: progress)
      darken(view, by: progress)
    }
  }

  /// Slides a view of the upper page.
  func slideUpperView(_ view: UIView, at frame: CGRect, by progress: TransitionProgress) {
    let away = frame.offsetBy(dx: trailing * pages.bounds.width, dy: 0)
    view.drive(.frame, from: .rect(away), to: .rect(frame), by: progress)
  }

  /// Moves a view of the lower page, by the parallax.
  func shiftLowerView(_ view: UIView, at frame: CGRect, by progress: TransitionProgress) {
    let offset = -trailing * pages.bounds.width * pages.transitionMetrics.parallax
    view.drive(
      .frame, from: .rect(frame), to: .rect(frame.offsetBy(dx: offset, dy: 0)), by: progress)
  }

  /// Darkens a view of the lower page.
  func darken(_ view: UIView, by progress: TransitionProgress) {
    view.drive(
      .dim, from: .number(0), to: .number(pages.transitionMetrics.dim), by: progress)
  }

  /// Fades the upper page in over the lower one, or out.
  private func fade(_ transition: StackTransition) {
    for view in transition.upper?.viewsInContext ?? [] {
      view.drive(.stateAlpha, from: .number(0), to: .number(1), by: transition.progress)
    }
  }
}
