import Foundation

extension UINavigationController {
  /// Whether one of its recognisers may begin, as long as that has its own delegate.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer !== edgePan || mayBeginSwipe && SwipeBack.isOnByDefault(for: swipedPage)
  }

  private var swipedPage: SwipeBack.Page {
    SwipeBack.Page(
      isWithoutBar: isNavigationBarHidden
        && topViewController?.containerRole.hasNavigationBar != true,
      isWithoutBackButton: stack.top?.navigationItem.replacesBackButton ?? false,
      popsByItself: popsByItself)
  }

  /// Whether the delegate has an animator for the next pop and no interaction controller.
  private var popsByItself: Bool {
    let pages = stack.pages.suffix(2)
    guard let delegate, pages.count == 2, let from = pages.last, let to = pages.first,
      let animator = delegate.navigationController(
        self, animationControllerFor: .pop, from: from, to: to)
    else { return false }
    return delegate.navigationController(self, interactionControllerFor: animator) == nil
  }

  /// Whether a sideways scroll on a touchpad may begin to go back, as the edge swipe may.
  var mayBeginTouchpadSwipe: Bool {
    edgePan.isEnabled && !edgePan.isActive && mayBeginSwipe && edgePan.mayBegin()
  }

  private var mayBeginSwipe: Bool {
    SwipeBack.mayBegin(
      SwipeBack.Situation(depth: stack.count, isTransitioning: !runner.isIdle))
  }

  /// The edge swipe began, moved or ended.
  func edgePanDidChange() {
    switch edgePan.state {
    case .began:
      beginSwipe()
      trackSwipe(movement)
    case .changed: trackSwipe(movement)
    case .ended: releaseSwipe(movement)
    case .cancelled: if isSwiping { runner.release(finishes: false, speed: movement.speed) }
    default: break
    }
  }

  /// The movement of the edge swipe.
  var movement: SwipeBack.Movement {
    SwipeBack.Movement(
      distance: trailing * edgePan.translation(in: view).x,
      velocity: trailing * edgePan.velocity(in: view).x, width: view.bounds.width,
      metrics: view.transitionMetrics)
  }

  /// Begins a back swipe: pops the page, which a cancelled swipe puts back.
  ///
  /// Nothing happens if no swipe may begin, whatever a delegate of the recogniser said.
  func beginSwipe() {
    guard mayBeginSwipe else { return }
    popViewController(animated: true)
    // A subclass may have refused to pop, and callbacks may have changed the stack further, or shown
    // something else in its place: that follows by itself.
    guard runner.state == .requested, stack.change == .pop, isOnScreen else { return }
    begin(.pop, animated: true, isSwipe: true)
  }

  /// Whether a back swipe drives the transition, and not an interaction controller.
  var isSwiping: Bool { runner.isHeld }

  /// The fingers of a swipe moved.
  func trackSwipe(_ movement: SwipeBack.Movement) {
    runner.hold(at: movement.progress)
  }

  /// The width changed during a swipe: it keeps its progress.
  func keepSwipe(from oldWidth: CGFloat) {
    guard oldWidth > 0 else { return }
    var translation = edgePan.translation(in: view)
    translation.x *= view.bounds.width / oldWidth
    edgePan.setTranslation(translation, in: view)
  }

  /// The fingers of a swipe are lifted: completes or cancels the pop.
  func releaseSwipe(_ movement: SwipeBack.Movement) {
    guard isSwiping else { return }
    trackSwipe(movement)
    runner.release(finishes: movement.finishes, speed: movement.speed)
  }

  /// The stack changed during a swipe: completes the pop if the page is off the stack, else cancels
  /// it.
  func endSwipeFollowingStack() {
    guard let transition = runner.state.transition else { return }
    runner.release(finishes: !isOnStack(transition.from))
  }

  /// Goes back for a key: completes a running back swipe, else presses the back button.
  ///
  /// Returns false if there is nothing to go back to.
  func goBack() -> Bool {
    if let transition = runner.state.moving, isPopped(by: transition) {
      runner.grab()
      if runner.isHeld {
        endSwipeFollowingStack()
        return true
      }
    }
    guard stack.count > 1 else { return false }
    navigationBar.backWasPressed()
    return true
  }

  /// Whether a back swipe has popped the page that the transition moves.
  private func isPopped(by transition: StackTransition) -> Bool {
    transition.interaction == nil && transition.change.kind == .pop
      && !isOnStack(transition.from)
  }
}
