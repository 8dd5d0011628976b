import Foundation

extension UINavigationController {
  /// Ends the transition that runs, and everybody hears it: what came stays, or what was there is
  /// put back where it was taken back or the animator says so.
  func endTransition(isCancelled animatorGaveUp: Bool = false) {
    guard let transition = state.pages else { return }
    let wasTakenBack = if case .settling(_, finishes: false) = state { true } else { false }
    let isCancelled = animatorGaveUp || wasTakenBack
    view.window?.stage?.clock.cancel(transitionEnd)
    transition.context.abandon()
    // What covers a page hears as that is taken off the screen.
    callOut { land(transition, isCancelled: isCancelled) }
    state = state.after(.end)
    callOut {
      transition.context.animator?.animationEnded(!isCancelled)
      if isCancelled { reportCancel(of: transition) } else { reportEnd(of: transition) }
      endCoordinator()
    }
    catchUp()
  }

  /// Whether another container took a page that was about to come here.
  func isTaken(_ page: UIViewController?) -> Bool {
    page?.parent.map { $0 !== self } ?? false
  }

  /// Goes back to what was shown: the page that was about to come is somebody else's now.
  func turnBack(_ transition: Transition) {
    transition.context.abandon()
    callOut { land(transition, isCancelled: true) }
    state = state.after(.end)
    callOut {
      transition.from?.isMovingFromParent = false
      if isOnScreen { transition.from?.beginAppearanceInContext(true, animated: false) }
      transition.from?.endAppearanceInContext()
      endCoordinator()
    }
    catchUp()
  }

  /// Follows what callbacks changed meanwhile.
  func catchUp() {
    let isAnimated = !wantsNoAnimation
    wantsNoAnimation = false
    // The phone may have been turned while pages moved.
    defer { followHeight() }
    if isBehind { return follow(animated: isAnimated) }
    // A callback may have taken off again what the bar landed with.
    if navigationBar.content?.item !== navigationBar.topItem { navigationBar.showTopItem() }
    // Content may have been brought to its top while pages landed.
    shownStack.last?.viewIfLoaded?.contentScrollView.map(contentDidMove)
  }

  /// What was to be done once all is over is.
  func endCoordinator() {
    let coordinator = activeCoordinator
    activeCoordinator = nil
    coordinator?.end()
  }

  /// Takes everything out of flight.
  private func land(_ transition: Transition, isCancelled: Bool) {
    let progress = transition.progress
    transition.context.record.land(progress, restoring: isCancelled)
    for view in [transition.from, transition.to].flatMap({ $0?.viewsInFlight ?? [] }) {
      view.removeAnimations(drivenBy: progress)
      view.isKeptWhileMoving = false
      view.edgeShadow = nil
    }
    navigationBar.removeAnimations(drivenBy: progress)
    bottomBar.removeAnimations(drivenBy: progress)
    takeToolbarOffPage()
    isMoving = false
    if isCancelled { restore(transition.before) }
    keepOnly(isCancelled ? transition.from : transition.to)
    showBars(of: isCancelled ? transition.from : transition.to, after: transition)
    layOutBars()
    view.layoutIfNeeded()
  }

  /// Leaves one page on screen, in its place, with what covers it alone.
  func keepOnly(_ shown: UIViewController?) {
    let kept = shown?.viewsInContext ?? []
    for view in pages.subviews where !kept.contains(view) { view.removeFromSuperview() }
    // What covered a page that went may have covered the page that stays, or uncovered it, as it heard.
    let views = shown?.viewsInContext ?? []
    if let page = shown?.viewIfLoaded { placePage(page) }
    for view in views where view.superview !== pages { pages.addSubview(view) }
    for view in views { pages.bringSubviewToFront(view) }
  }

  private func showBars(of shown: UIViewController?, after transition: Transition) {
    navigationBar.endTransition()
    navigationBar.showTopItem()
    bottomBar.endTransition(with: shown?.toolbarItems)
  }

  /// Puts back what a cancelled transition changed, unless code changed the stack meanwhile.
  private func restore(_ before: Transition.Snapshot) {
    visibility = before.bars
    shownStack = before.stack
    guard stack == before.wanted else { return }
    for controller in stack where !before.stack.contains(controller) {
      arriving.removeAll { $0 === controller }
      leaving.append(controller)
    }
    stack = before.stack
    navigationBar.items = stack.map(\.navigationItem)
  }

  private func reportEnd(of transition: Transition) {
    let gone = takeLeaving()
    let come = takeArriving()
    transition.from?.endAppearanceInContext()
    transition.to?.endAppearanceInContext()
    transition.from?.isMovingFromParent = false
    transition.to?.isMovingToParent = false
    confirm(come: come)
    confirm(gone: gone)
    transition.to.map { tellDidShow($0, animated: transition.isAnimated) }
  }

  private func reportCancel(of transition: Transition) {
    let animated = transition.isAnimated
    let kept = leaving.filter(stillWants)
    transition.to?.beginAppearanceInContext(false, animated: animated)
    transition.to?.endAppearanceInContext()
    transition.to?.isMovingToParent = false
    transition.from?.isMovingFromParent = false
    // Nothing comes back into sight while the whole is out of it.
    if isOnScreen { transition.from?.beginAppearanceInContext(true, animated: animated) }
    transition.from?.endAppearanceInContext()
    for controller in kept where stillWants(controller) { controller.tellDidMove(toParent: self) }
    for controller in takeLeaving() {
      controller.tellWillMove(toParent: nil)
      controller.tellDidMove(toParent: nil)
    }
  }
}
