import Foundation

extension UINavigationController {
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === edgePan else { return true }
    return SwipeBack.mayBegin(
      SwipeBack.Situation(depth: stack.count, isTransitioning: state != .idle || isCallingOut))
  }

  /// The finger at the edge began, moved or let go.
  func edgePanDidChange() {
    switch edgePan.state {
    case .began: beginSwipe()
    case .changed: trackSwipe()
    case .ended: releaseSwipe(finishes: nil)
    case .cancelled: releaseSwipe(finishes: false)
    default: break
    }
  }

  /// The stack lacks the page from here on; a cancelled swipe puts it back.
  private func beginSwipe() {
    // A delegate of the app's own may have let it begin at the wrong time.
    guard mayBegin(edgePan) else { return }
    isCallingOut = true
    popViewController(animated: true)
    isCallingOut = false
    let change = StackChange(shown: shownStack, wanted: stack)
    guard state == .idle, change == .pop else { return }
    begin(change, animated: true, isSwipe: true)
    trackSwipe()
  }

  private func trackSwipe() {
    guard case .tracking(let transition) = state, transition.interaction == nil else { return }
    transition.progress.source = .held(
      SwipeBack.progress(distance: swipedDistance, width: view.bounds.width))
  }

  /// How far the finger moved towards the trailing edge, in points.
  private var swipedDistance: CGFloat { trailing * edgePan.translation(in: view).x }

  /// The finger lets go; where it means to go is decided unless it is given.
  private func releaseSwipe(finishes: Bool?) {
    guard case .tracking(let transition) = state, transition.interaction == nil else { return }
    if finishes == nil { trackSwipe() }
    let velocity = trailing * edgePan.velocity(in: view).x
    let decided =
      finishes
      ?? SwipeBack.finishes(
        distance: swipedDistance, velocity: velocity, width: view.bounds.width)
    settle(finishes: decided, velocity: velocity)
  }

  /// The stack changed under the finger: the page goes if it is gone, whatever the finger does.
  func letStackWin() {
    guard case .tracking(let transition) = state else { return }
    settle(finishes: !stillWants(transition.from), velocity: 0)
  }

  private func settle(finishes: Bool, velocity: CGFloat) {
    guard case .tracking(let transition) = state, let stage = view.window?.stage else { return }
    if transition.context.animator != nil {
      return letGo(of: transition, finishes: finishes)
    }
    let reached = transition.progress.value(at: stage.now)
    if finishes {
      transition.context.finishInteractiveTransition()
    } else {
      transition.context.cancelInteractiveTransition()
    }
    let speed = velocity / view.bounds.width
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
