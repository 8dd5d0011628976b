import Foundation

extension UINavigationController {
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer !== edgePan || mayBeginSwipe
  }

  /// Whether a sideways scroll on a touchpad may begin to lead back, as a finger at the edge may.
  var mayBeginTouchpadSwipe: Bool {
    edgePan.isEnabled && !edgePan.isActive && mayBeginSwipe && edgePan.mayBegin()
  }

  private var mayBeginSwipe: Bool {
    SwipeBack.mayBegin(
      SwipeBack.Situation(depth: stack.count, isTransitioning: state != .idle || isCallingOut))
  }

  /// The finger at the edge began, moved or let go.
  func edgePanDidChange() {
    switch edgePan.state {
    case .began:
      beginSwipe()
      trackSwipe(finger)
    case .changed: trackSwipe(finger)
    case .ended: releaseSwipe(finger)
    case .cancelled: if isSwiping { settle(finishes: false, speed: finger.speed) }
    default: break
    }
  }

  /// Where the finger at the edge is.
  private var finger: SwipeBack.Movement {
    SwipeBack.Movement(
      distance: trailing * edgePan.translation(in: view).x,
      velocity: trailing * edgePan.velocity(in: view).x, width: view.bounds.width)
  }

  /// The stack lacks the page from here on; a cancelled swipe puts it back.
  ///
  /// Nothing happens where a swipe may not begin, whatever a delegate of the recogniser said.
  func beginSwipe() {
    guard mayBeginSwipe else { return }
    isCallingOut = true
    popViewController(animated: true)
    isCallingOut = false
    let change = StackChange(shown: shownStack, wanted: stack)
    guard state == .idle, change == .pop else { return }
    begin(change, animated: true, isSwipe: true)
  }

  /// Whether a transition follows a swipe, and not an interaction controller of others.
  var isSwiping: Bool {
    guard case .tracking(let transition) = state else { return false }
    return transition.interaction == nil
  }

  /// The fingers of a swipe moved.
  func trackSwipe(_ movement: SwipeBack.Movement) {
    guard isSwiping else { return }
    state.pages?.progress.source = .held(movement.progress)
  }

  /// The width changed under the finger: it stays as far across as it was.
  func keepSwipe(from oldWidth: CGFloat) {
    guard oldWidth > 0 else { return }
    var way = edgePan.translation(in: view)
    way.x *= view.bounds.width / oldWidth
    edgePan.setTranslation(way, in: view)
  }

  /// The fingers of a swipe are lifted: where they mean to go is decided.
  func releaseSwipe(_ movement: SwipeBack.Movement) {
    guard isSwiping else { return }
    trackSwipe(movement)
    settle(finishes: movement.finishes, speed: movement.speed)
  }

  /// The stack changed under the finger: the page goes if it is gone, whatever the finger does.
  func letStackWin() {
    guard case .tracking(let transition) = state else { return }
    settle(finishes: !stillWants(transition.from), speed: 0)
  }

  /// A key leads back: a page that a swipe has taken off the stack goes, else the top one.
  ///
  /// Returns whether there was a way back.
  func goBack() -> Bool {
    if case .settling(let transition, finishes: false) = state, isTakenOff(by: transition) {
      view.window?.stage?.clock.cancel(transitionEnd)
      transition.context.pauseInteractiveTransition()
    }
    if case .tracking(let transition) = state, isTakenOff(by: transition) {
      letStackWin()
      return true
    }
    guard stack.count > 1 else { return false }
    navigationBar.backWasPressed()
    return true
  }

  /// Whether the page that a swipe of ours moves is off the stack until it returns.
  private func isTakenOff(by transition: Transition) -> Bool {
    transition.interaction == nil && transition.change == .pop && !stillWants(transition.from)
  }

  /// Lets a spring run the rest, from a speed in transitions a second.
  private func settle(finishes: Bool, speed: Double) {
    guard case .tracking(let transition) = state else { return }
    if transition.context.animator != nil {
      return letGo(of: transition, finishes: finishes)
    }
    let stage = view.window?.stage
    let reached = transition.progress.value(at: stage?.now ?? 0)
    if finishes {
      transition.context.finishInteractiveTransition()
    } else {
      transition.context.cancelInteractiveTransition()
    }
    // Off screen nothing runs: it is over.
    guard let stage else { return endTransition() }
    run(
      finishes
        ? Spring(start: reached, velocity: speed) : Spring(start: 1 - reached, velocity: -speed),
      isReturning: !finishes, on: stage)
  }

  /// Takes a transition that an interaction controller of others drives out of its hand.
  private func letGo(of transition: Transition, finishes: Bool) {
    guard let driver = transition.interaction as? UIPercentDrivenInteractiveTransition else {
      return endTransition(isCancelled: !finishes)
    }
    if finishes { driver.finish() } else { driver.cancel() }
  }
}
