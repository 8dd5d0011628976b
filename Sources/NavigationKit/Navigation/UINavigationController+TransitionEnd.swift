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
    land(transition, isCancelled: isCancelled)
    state = state.after(.end)
    callOut {
      transition.context.animator?.animationEnded(!isCancelled)
      if isCancelled { reportCancel(of: transition) } else { reportEnd(of: transition) }
      endCoordinator()
    }
    let nextIsAnimated = !wantsNoAnimation
    wantsNoAnimation = false
    if isBehind { return follow(animated: nextIsAnimated) }
    // A callback may have taken off again what the bar landed with.
    if navigationBar.content?.item !== navigationBar.topItem { navigationBar.showTopItem() }
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
    for page in [transition.from, transition.to] {
      page?.viewIfLoaded?.removeAnimations(drivenBy: progress)
      page?.viewIfLoaded?.isKeptWhileMoving = false
      page?.viewIfLoaded?.edgeShadow = nil
    }
    navigationBar.removeAnimations(drivenBy: progress)
    bottomBar.removeAnimations(drivenBy: progress)
    isMoving = false
    if isCancelled { restore(transition.before) }
    keepOnly(isCancelled ? transition.from : transition.to)
    showBars(of: isCancelled ? transition.from : transition.to, after: transition)
    layOutBars()
    view.layoutIfNeeded()
  }

  /// Leaves one page on screen, in its place.
  private func keepOnly(_ shown: UIViewController?) {
    for page in pages.subviews where page !== shown?.viewIfLoaded { page.removeFromSuperview() }
    guard let page = shown?.view else { return }
    placePage(page)
    if page.superview !== pages { pages.addSubview(page) }
  }

  private func showBars(of shown: UIViewController?, after transition: Transition) {
    navigationBar.endTransition()
    navigationBar.showTopItem()
    if transition.isAnimated {
      bottomBar.endTransition(with: shown?.toolbarItems)
    } else {
      bottomBar.setItems(shown?.toolbarItems, animated: false)
    }
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
    transition.from?.endAppearanceTransition()
    transition.to?.endAppearanceTransition()
    transition.from?.isMovingFromParent = false
    transition.to?.isMovingToParent = false
    confirm(come: come)
    confirm(gone: gone)
    transition.to.map {
      delegate?.navigationController(self, didShow: $0, animated: transition.isAnimated)
    }
  }

  private func reportCancel(of transition: Transition) {
    let animated = transition.isAnimated
    let kept = leaving.filter(stillWants)
    transition.to?.beginAppearanceTransition(false, animated: animated)
    transition.to?.endAppearanceTransition()
    transition.to?.isMovingToParent = false
    transition.from?.isMovingFromParent = false
    // Nothing comes back into sight while the whole is out of it.
    if isOnScreen { transition.from?.beginAppearanceTransition(true, animated: animated) }
    transition.from?.endAppearanceTransition()
    for controller in kept where stillWants(controller) { controller.didMove(toParent: self) }
    for controller in takeLeaving() {
      controller.willMove(toParent: nil)
      controller.didMove(toParent: nil)
    }
  }
}
