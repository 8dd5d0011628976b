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
      SwipeBack.Situation(depth: stack.count, isTransitioning: !runner.isIdle))
  }

  /// The finger at the edge began, moved or let go.
  func edgePanDidChange() {
    switch edgePan.state {
    case .began:
      beginSwipe()
      trackSwipe(finger)
    case .changed: trackSwipe(finger)
    case .ended: releaseSwipe(finger)
    case .cancelled: if isSwiping { runner.release(finishes: false, speed: finger.speed) }
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
    runner.request { popViewController(animated: true) }
    // A subclass may have refused, and who heard that it goes may have changed the stack further.
    let change = stack.change
    guard change == .pop else { return follow(animated: runner.takeHeldChanges()) }
    begin(change, animated: true, isSwipe: true)
  }

  /// Whether a transition follows a swipe, and not an interaction controller of others.
  var isSwiping: Bool { runner.isHeld }

  /// The fingers of a swipe moved.
  func trackSwipe(_ movement: SwipeBack.Movement) {
    runner.hold(at: movement.progress)
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
    runner.release(finishes: movement.finishes, speed: movement.speed)
  }

  /// The stack changed under the finger: the page goes if it is gone, whatever the finger does.
  func letStackWin() {
    guard let transition = runner.state.transition else { return }
    runner.release(finishes: !stillWants(transition.from))
  }

  /// A key leads back: a page that a swipe has taken off the stack goes, else the top one.
  ///
  /// Returns whether there was a way back.
  func goBack() -> Bool {
    if let transition = runner.state.moving, isTakenOff(by: transition) {
      runner.grab()
      if runner.isHeld {
        letStackWin()
        return true
      }
    }
    guard stack.count > 1 else { return false }
    navigationBar.backWasPressed()
    return true
  }

  /// Whether the page that a swipe of ours moves is off the stack until it returns.
  private func isTakenOff(by transition: StackTransition) -> Bool {
    transition.interaction == nil && transition.change.kind == .pop
      && !stillWants(transition.from)
  }
}
