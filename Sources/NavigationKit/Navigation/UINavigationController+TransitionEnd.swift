import Foundation

extension UINavigationController {
  /// Ends the transition that runs: what is shown stays, and everybody hears it.
  func endTransition() {
    guard let transition = state.pages else { return }
    let isCancelled = if case .settling(_, finishes: false) = state { true } else { false }
    view.window?.stage?.clock.cancel(transitionEnd)
    land(transition, isCancelled: isCancelled)
    state = state.after(.end)
    callOut { isCancelled ? reportCancel(of: transition) : reportEnd(of: transition) }
    let nextIsAnimated = !wantsNoAnimation
    wantsNoAnimation = false
    if shownStack != stack { follow(animated: nextIsAnimated) }
  }

  /// Takes everything out of flight.
  private func land(_ transition: Transition, isCancelled: Bool) {
    for page in [transition.from, transition.to] {
      page?.viewIfLoaded?.removeAnimations(drivenBy: transition.progress)
      page?.viewIfLoaded?.isKeptWhileMoving = false
      page?.viewIfLoaded?.edgeShadow = nil
    }
    (isCancelled ? transition.to : transition.from)?.viewIfLoaded?.removeFromSuperview()
    navigationBar.removeAnimations(drivenBy: transition.progress)
    bottomBar.removeAnimations(drivenBy: transition.progress)
    isMoving = false
    if isCancelled { restore(transition.before) }
    navigationBar.endTransition()
    navigationBar.showTopItem()
    let shown = isCancelled ? transition.from : transition.to
    bottomBar.endTransition(with: shown?.toolbarItems)
    if !transition.isAnimated { bottomBar.setItems(shown?.toolbarItems, animated: false) }
    layOutBars()
    view.layoutIfNeeded()
  }

  /// Puts back what a cancelled swipe changed, unless code changed the stack meanwhile.
  private func restore(_ before: Transition.Snapshot) {
    visibility = before.bars
    shownStack = before.stack
    guard stack == before.wanted else { return }
    stack = before.stack
    leaving.removeAll { before.stack.contains($0) }
    navigationBar.items = stack.map(\.navigationItem)
  }

  private func reportEnd(of transition: Transition) {
    let gone = takeLeaving()
    let come = takeArriving()
    transition.from?.endAppearanceTransition()
    transition.to?.endAppearanceTransition()
    transition.from?.isMovingFromParent = false
    transition.to?.isMovingToParent = false
    for controller in come { controller.didMove(toParent: self) }
    for controller in gone { controller.didMove(toParent: nil) }
    transition.to.map {
      delegate?.navigationController(self, didShow: $0, animated: transition.isAnimated)
    }
  }

  private func reportCancel(of transition: Transition) {
    let animated = transition.isAnimated
    transition.to?.beginAppearanceTransition(false, animated: animated)
    transition.to?.endAppearanceTransition()
    transition.from?.isMovingFromParent = false
    transition.from?.beginAppearanceTransition(true, animated: animated)
    transition.from?.endAppearanceTransition()
  }
}
