import Foundation

extension UIPageViewController {
  func makePan() -> UIPanGestureRecognizer {
    PagePanGestureRecognizer(navigationOrientation) { [weak self] in self?.panDidChange() }
  }

  private func panDidChange() {
    switch pan.state {
    case .began: beginDragging()
    case .changed: follow(by: offset)
    case .ended: release(at: offset, velocity: forward(pan.velocity(in: view)))
    case .cancelled: release(at: offset, velocity: nil)
    case .possible, .failed: break
    }
  }

  /// How far the drag has moved the pages, in points; positive towards the page after.
  private var offset: CGFloat { (drag?.origin ?? 0) + forward(pan.translation(in: view)) }

  /// The part of a movement towards the page after, in points; negative towards the page before.
  func forward(_ movement: CGPoint) -> CGFloat {
    if navigationOrientation == .vertical { return -movement.y }
    return view.isRightToLeft ? movement.x : -movement.x
  }

  private func beginDragging() {
    pan.setTranslation(.zero, in: view)
    drag = PageDrag()
    offer = nil
    // A turn that is still running continues under the finger.
    runner.grab(finishing: true)
    guard runner.isHeld, let turn = runner.state.transition, let stage = transitionStage
    else { return runner.finish() }
    drag?.origin =
      CGFloat(turn.progress.value(at: stage.now)) * length * turn.change.direction.sign
  }

  /// Moves the pages from their place by a distance in points, towards the page after if positive.
  func follow(by distance: CGFloat) {
    var offset = distance
    if let turn = runner.state.transition, runner.isHeld {
      let sign = turn.change.direction.sign
      if offset * sign >= length {
        runner.finish()
        drag = drag.map { PageDrag(origin: $0.origin - sign * length) }
        offset -= sign * length
      } else if offset * sign < 0 {
        runner.finish(isCancelled: true)
      }
    }
    // A callback may have set a page, which takes the pages from the finger.
    guard drag != nil else { return }
    if offset != 0, !runner.isHeld { beginTurn(offset > 0 ? .forward : .reverse) }
    if let turn = runner.state.transition, runner.isHeld {
      runner.hold(at: min(max(0, Double(offset * turn.change.direction.sign / length)), 1))
    } else if runner.isIdle {
      pull(by: offset)
    }
  }

  /// Begins to turn to the next page in a direction, if there is one.
  private func beginTurn(_ direction: NavigationDirection) {
    guard runner.isIdle, drag?.ends.contains(direction) == false else { return }
    // The data source may have ended the drag, as by presenting.
    guard let next = neighbour(direction), drag != nil else {
      drag?.ends.insert(direction)
      return
    }
    pull(by: 0)
    begin(PageTurn(direction: direction, origin: .finger), to: next)
  }

  /// The next page in a direction, from the data source; nil if there is none.
  func neighbour(_ direction: NavigationDirection) -> UIViewController? {
    guard let page, page === shown else { return nil }
    let offered = offer
    offer = nil
    if let offered, offered.page === page, offered.direction == direction { return offered.next }
    let next =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    // The data source may have set another page.
    return next === page || page !== self.page ? nil : next
  }

  /// Pulls a page without neighbour; it resists more the further it is pulled.
  private func pull(by offset: CGFloat) {
    let stretch = RubberBand.stretch(abs(offset), length: length)
    let pull = offset < 0 ? -stretch : stretch
    guard pull != drag?.pull else { return }
    drag?.pull = pull
    UIView.performWithoutAnimation { placePages() }
  }

  /// Ends a drag; the velocity is nil if the drag was cancelled.
  func release(at offset: CGFloat, velocity: CGFloat?) {
    if velocity != nil { follow(by: offset) }
    let pull = drag?.pull ?? 0
    drag = nil
    if let turn = runner.state.transition, runner.isHeld {
      let sign = turn.change.direction.sign
      let speed = (velocity ?? 0) * sign
      // The distance counts from the start of this turn; the drag may have turned pages before.
      let reached = CGFloat(turn.progress.value(at: transitionStage?.now ?? 0)) * length
      let finishes =
        velocity != nil && PageTurn.finishes(distance: reached, velocity: speed, length: length)
      runner.release(finishes: finishes, speed: Double(speed / length))
    } else if pull != 0 {
      UIView.animate(
        withDuration: UIScrollView.animationDuration, delay: 0, options: .curveEaseOut,
        animations: placePages)
    }
  }
}
