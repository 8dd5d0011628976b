import Foundation
import Input

extension UIScrollView {
  /// Ends what moves the content, which stays where it is.
  public func stopScrollingAndZooming() {
    if case .moving = state { stop() }
  }

  /// Whether a finger can drag the content sideways.
  var pansHorizontally: Bool {
    let range = extent.horizontal
    return range.upperBound > range.lowerBound || bounces && alwaysBounceHorizontal
  }

  /// Whether a finger can drag the content up and down.
  var pansVertically: Bool {
    let range = extent.vertical
    return range.upperBound > range.lowerBound || bounces && alwaysBounceVertical
  }

  /// Whether the present drag moves the content sideways, and up and down.
  private var dragsHorizontally: Bool { pansHorizontally && lockedAxis != .vertical }
  private var dragsVertically: Bool { pansVertically && lockedAxis != .horizontal }

  // MARK: Fingers

  /// A finger came down: stops content that decelerates; returns whether there was some.
  func stopForTouch() -> Bool {
    guard isDecelerating else { return false }
    interrupt()
    return true
  }

  /// The fingers are gone: moves content at rest that one of them stopped beyond its edge, between
  /// two pages, or where a large title or a search bar is half collapsed.
  func settle() {
    guard case .resting = state else { return }
    if restingPlace(at: contentOffset) != contentOffset || barRest(for: contentOffset.y) != nil {
      comeToRest()
    }
  }

  /// Moves the content from where it is to where it may rest.
  func comeToRest() { follow(trajectory(from: contentOffset, velocity: .zero)) }

  func panDidChange() {
    switch panGestureRecognizer.state {
    case .began: beginDragging()
    case .changed: drag()
    case .ended: endDragging(velocity: panGestureRecognizer.velocity(in: self))
    case .cancelled: endDragging(velocity: nil)
    case .possible, .failed: break
    }
  }

  private func beginDragging() {
    interrupt()
    if keyboardDismissMode.isAtOnce { window?.stage?.dismissKeyboard() }
    holdContent()
    indicators?.hold()
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// A finger holds the content where it is: counts how far it drags it from here.
  func holdContent() {
    panGestureRecognizer.setTranslation(.zero, in: self)
    state = .dragging(
      from: CGPoint(
        x: RubberBand.requested(contentOffset.x, in: extent.horizontal, length: bounds.width),
        y: RubberBand.requested(contentOffset.y, in: extent.vertical, length: bounds.height)))
  }

  private func drag() {
    guard case .dragging(let start) = state else { return }
    let moved = panGestureRecognizer.translation(in: self)
    let requested = CGPoint(
      x: dragsHorizontally ? start.x - moved.x : start.x,
      y: dragsVertically ? start.y - moved.y : start.y)
    let stretched = CGPoint(
      x: RubberBand.shown(requested.x, in: extent.horizontal, length: bounds.width),
      y: RubberBand.shown(requested.y, in: extent.vertical, length: bounds.height))
    show(bounces ? stretched : extent.clamped(requested))
    guard keyboardDismissMode.isInteractive else { return }
    window?.stage?.pullKeyboard(to: panGestureRecognizer.location(in: nil).y)
  }

  /// - Parameter finger: Its velocity, in points per second; nil if it was cancelled.
  private func endDragging(velocity finger: CGPoint?) {
    drag()
    // Also where something else has moved the content since.
    window?.stage?.releaseKeyboard(velocity: finger?.y)
    guard case .dragging(let start) = state else { return }
    state = .resting
    let velocity = CGPoint(
      x: dragsHorizontally ? -(finger?.x ?? 0) : 0, y: dragsVertically ? -(finger?.y ?? 0) : 0)
    let free = trajectory(from: contentOffset, velocity: velocity, since: start)
    let trajectory = free.ending(
      at: target(of: free, velocity: velocity), from: contentOffset, velocity: velocity)
    let goesOn = trajectory.duration > 0
    if goesOn { follow(trajectory) } else { indicators?.fade() }
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    if goesOn { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
  }

  /// Where the content comes to rest; the delegate may change it.
  private func target(of trajectory: ScrollTrajectory, velocity: CGPoint) -> CGPoint {
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = target(proposed: snapped(trajectory.target), velocity: speed)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: speed, targetContentOffset: &target)
    return target == trajectory.target ? target : extent.clamped(target)
  }

  /// - Parameter start: Where a finger found the content; nil if none did.
  private func trajectory(
    from offset: CGPoint, velocity: CGPoint, since start: CGPoint? = nil
  ) -> ScrollTrajectory {
    if isPagingEnabled {
      let page = page(from: start ?? offset, letGoAt: offset, velocity: velocity)
      return turn(from: offset, to: page)
    }
    let free = avoidingPartialBar(
      .coasting(
        x: ScrollMotion(
          from: offset.x, velocity: velocity.x, in: extent.horizontal,
          rate: decelerationRate.rawValue, bounces: bounces),
        y: ScrollMotion(
          from: offset.y, velocity: velocity.y, in: extent.vertical,
          rate: decelerationRate.rawValue, bounces: bounces)))
    guard glidesToStops else { return free }
    return free.gliding(to: snapped(free.target), from: offset, rate: decelerationRate.rawValue)
  }

  // MARK: Without a finger

  /// Scrolls to an offset within a time in seconds.
  func travel(to target: CGPoint, duration: TimeInterval, curve: TimingCurve) {
    stop()
    follow(.travelling(from: contentOffset, to: target, duration: duration, curve: curve))
  }

  /// Scrolls to the top, unless the content is there or the delegate objects.
  func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: extent.vertical.lowerBound)
    guard contentOffset.y > top.y, scrollDelegate?.scrollViewShouldScrollToTop(self) != false
    else { return }
    setContentOffset(top, animated: true)
    isScrollingToTop = true
  }

  /// Stops any motion where it is.
  func stop() {
    isScrollingToTop = false
    if case .moving(_, _, let cancel) = state {
      cancel()
      indicators?.fade()
    }
    state = .resting
  }

  /// Continues a motion with changed sizes, from where it is.
  func redirect(_ trajectory: ScrollTrajectory, since start: TimeInterval) {
    guard let now = window?.stage?.now else { return }
    switch trajectory {
    case .coasting:
      let velocity = trajectory.velocity(at: now - start)
      stop()
      follow(self.trajectory(from: contentOffset, velocity: velocity))
    case .travelling(_, let target, let duration, let curve):
      let reachable = extent.clamped(target)
      guard reachable != target else { return }
      let wasForTop = isScrollingToTop
      travel(to: reachable, duration: max(0, start + duration - now), curve: curve)
      isScrollingToTop = wasForTop
    }
  }

  /// Scrolls along with content that another size before it has moved; returns whether it had to.
  @discardableResult
  func keepContent(movedBy translation: CGPoint) -> Bool {
    guard translation != .zero else { return false }
    let offset = CGPoint(x: bounds.minX + translation.x, y: bounds.minY + translation.y)
    switch state {
    case .resting: bounds.origin = offset
    case .dragging(let start):
      bounds.origin = offset
      state = .dragging(from: CGPoint(x: start.x + translation.x, y: start.y + translation.y))
    case .moving(.coasting(let x, let y), let since, _):
      bounds.origin = offset
      redirect(.coasting(x: x, y: y), since: since)
    // A scroll to an offset keeps its target.
    case .moving(.travelling, _, _): return false
    }
    return true
  }

  private func follow(_ trajectory: ScrollTrajectory) {
    guard let stage = window?.stage else { return bounds.origin = trajectory.target }
    let start = stage.now
    let thresholds = thresholds(of: trajectory).map { threshold in
      stage.clock.schedule(after: threshold, kind: .motion) { [weak self, unowned stage] in
        self?.show(trajectory.offset(at: stage.now - start))
      }
    }
    let end = stage.clock.schedule(after: trajectory.duration, kind: .motion) { [weak self] in
      self?.arrive()
    }
    let updater = Updater { [weak self, unowned stage] in
      self?.show(trajectory.offset(at: stage.now - start))
    }
    stage.updaters.append(updater)
    state = .moving(trajectory, since: start) { [weak stage] in
      for token in thresholds + [end] { stage?.clock.cancel(token) }
      stage?.updaters.removeAll { $0 === updater }
    }
  }

  private func arrive() {
    guard case .moving(let trajectory, _, _) = state else { return }
    show(trajectory.target)
    interrupt()
  }

  /// Stops any motion where it is, and tells the delegate that it has ended.
  private func interrupt() {
    guard case .moving(let trajectory, _, _) = state else { return }
    let wasForTop = isScrollingToTop
    stop()
    switch trajectory {
    case .coasting: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .travelling where wasForTop: scrollDelegate?.scrollViewDidScrollToTop(self)
    case .travelling: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Sets the offset, rounded to whole pixels so that text stays sharp.
  func show(_ offset: CGPoint) { bounds.origin = onPixels(offset) }

  private func onPixels(_ offset: CGPoint) -> CGPoint {
    let scale = max(1, traitCollection.displayScale)
    return CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  /// The times, in seconds from the start of a trajectory, at which a large title collapses or
  /// expands: the bar is told exactly then, however seldom frames are drawn.
  private func thresholds(of trajectory: ScrollTrajectory) -> [TimeInterval] {
    let roles = controllersAround.map(\.containerRole)
    guard let title = roles.first(where: { $0.isExpanded(at: contentOffset, in: self) != nil })
    else { return [] }
    return ScrollThresholds.times(until: trajectory.duration) { time in
      title.isExpanded(at: onPixels(trajectory.offset(at: time)), in: self) ?? false
    }
  }

  /// The content moved: updates the indicators, and tells the containers and the delegate.
  func contentDidMove() {
    if case .resting = state { indicators?.place() } else { showIndicators() }
    showRefreshControl()
    notifyContainers()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Tells the containers around, the nearest first, that the content moved: before the delegate is
  /// told.
  func notifyContainers() {
    for controller in controllersAround { controller.containerRole.contentDidMove(in: self) }
  }
}
