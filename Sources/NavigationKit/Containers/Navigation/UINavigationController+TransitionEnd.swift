import Foundation

extension UINavigationController {
  /// Whether another container took an arriving page.
  func hasOtherParent(_ page: UIViewController?) -> Bool {
    page?.parent.map { $0 !== self } ?? false
  }

  func catchUp(after transition: StackTransition, animated: Bool) {
    // The device may have been rotated during the transition.
    defer { followHeight() }
    if isBehind { return follow(animated: animated) }
    // A callback may have removed the item that the bar shows.
    if navigationBar.content?.item !== navigationBar.topItem { navigationBar.showTopItem() }
    // Content may have been scrolled to its top at the end of the transition.
    stack.destinationTop?.titleScrollView.map(contentDidMove)
  }

  func land(_ transition: StackTransition, isCancelled: Bool) {
    let progress = transition.progress
    transition.stopViews()
    transition.upper?.viewIfLoaded?.edgeShadow = nil
    navigationBar.removeAnimations(drivenBy: progress)
    bottomBar.removeAnimations(drivenBy: progress)
    moveToolbarAbovePages()
    if isCancelled { restore(transition.change) }
    giveBackOuterBar(after: transition)
    stack.endTransition()
    keepOnly(stack.destinationTop)
    showBars(of: stack.destinationTop)
    preferredSizeMayHaveChanged()
    layOutBars()
    view.layoutIfNeeded()
  }

  /// Keeps only one page on screen, in its place, with the presentation that covers its context.
  func keepOnly(_ shown: @autoclosure () -> UIViewController?) {
    if let page = shown()?.viewIfLoaded { placePage(page) }
    pages.showOnly(shown())
  }

  private func showBars(of shown: UIViewController?) {
    navigationBar.endTransition()
    navigationBar.showTopItem()
    bottomBar.endTransition(with: shown?.toolbarItems)
  }

  /// Restores what a cancelled transition changed, unless code changed the stack meanwhile: the
  /// stack wins over the finger.
  private func restore(_ change: StackTransitionChange) {
    visibility = change.oldBars
    let isWanted = stack.isDestination
    stack.returnToOrigin()
    guard isWanted else { return }
    let (kept, old) = (stack.origin.sharedCount, stack.origin.rest.reversed())
    for controller in stack.replace(above: kept, with: old).gone {
      arriving.remove(controller)
      leaving.append(controller)
    }
    recordBarPreferences(from: kept - 1)
    navigationBar.stackDidChange()
  }

  func report(_ transition: StackTransition, isCancelled: Bool) {
    if !isCancelled { return reportEnd(of: transition) }
    if hasOtherParent(transition.to) { return reportStay(of: transition.from) }
    reportCancel(of: transition)
  }

  private func reportEnd(of transition: StackTransition) {
    let gone = takeLeaving()
    let come = takeArriving()
    transition.from?.endAppearanceInContext()
    transition.to?.endAppearanceInContext()
    transition.from?.isMovingFromParent = false
    transition.to?.isMovingToParent = false
    confirm(come: come)
    confirm(gone: gone)
    ownDelegate.itemsDidChange(after: transition)
    transition.to.map { notifyDidShow($0, animated: transition.isAnimated) }
  }

  private func reportCancel(of transition: StackTransition) {
    let kept = leaving.all.filter(isOnStack)
    transition.from?.isMovingFromParent = false
    transition.reportCancel(isOnScreen: isOnScreen)
    transition.to?.isMovingToParent = false
    for controller in kept where isOnStack(controller) { controller.notifyDidMove(toParent: self) }
    for controller in takeLeaving() {
      controller.notifyWillMove(toParent: nil)
      confirm(gone: [controller])
    }
  }

  /// The page stays, or is off screen by now: another container took the one that was to come.
  private func reportStay(of page: UIViewController?) {
    page?.isMovingFromParent = false
    if isOnScreen { page?.beginAppearanceInContext(true, animated: false) }
    page?.endAppearanceInContext()
  }
}
