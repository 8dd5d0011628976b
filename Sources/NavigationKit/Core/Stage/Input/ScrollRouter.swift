import Foundation
import Input

/// Routes wheel and touchpad events to what scrolls under the pointer, and sideways scrolls that
/// nothing can follow to the back swipe.
final class ScrollRouter {
  unowned let stage: Stage
  private var fingers = Fingers.up
  private var lastTime: TimeInterval = 0
  private var end: VirtualClock.Token?
  private weak var lastScrolled: (any ScrollTarget)?

  /// The state of the fingers on the touchpad.
  private enum Fingers {
    /// They are lifted.
    case up
    /// They may be about to swipe back.
    case undecided(TouchpadSwipe)
    /// They swipe back.
    case swiping(any SwipeBackTarget, TouchpadSwipe)
    /// They scroll, until they are lifted.
    case scrolling
  }

  init(stage: Stage) { self.stage = stage }

  /// The time of the fingers.
  private var now: TimeInterval { stage.clock.inputNow }

  /// Handles a step of a wheel, or a part of a scroll.
  func handle(_ event: ScrollEvent) {
    if event.phase == .began || now - lastTime > TransitionMetrics.touchpadRest { lift() }
    lastTime = now
    switch fingers {
    case .up where event.phase == .step: scroll(event)
    case .up: decide(event, after: TouchpadSwipe())
    case .undecided(let swipe): decide(event, after: swipe)
    case .swiping(let container, let swipe): follow(event, after: swipe, in: container)
    case .scrolling: scroll(event)
    }
    if event.phase == .ended { lift() }
  }

  private func scroll(_ event: ScrollEvent) {
    guard let target = stage.window.scrollTarget(of: event) else { return }
    target.handle(event)
    lastScrolled = target
    guard target.stopsBetween, event.phase != .step else { return }
    stage.clock.cancel(end)
    // Not every host can tell when the fingers are lifted.
    end = stage.clock.schedule(afterInput: TransitionMetrics.touchpadRest) { [weak self] in
      self?.lift()
    }
  }

  /// Waits, scrolls or swipes; a scroll includes the movement before the decision.
  private func decide(_ event: ScrollEvent, after before: TouchpadSwipe) {
    var swipe = before
    swipe.add(event.delta, at: now)
    var whole = event
    whole.delta = swipe.movement
    guard let container = leader(of: swipe, in: whole) else {
      fingers = .scrolling
      return scroll(whole)
    }
    if swipe.decision(trailing: container.trailing) == .waits {
      fingers = .undecided(swipe)
    } else {
      container.beginSwipe()
      move(swipe, in: container)
    }
  }

  /// The innermost container under the pointer that the swipe can go back in; nil if it is another
  /// movement, or a scroll view can follow it.
  private func leader(of swipe: TouchpadSwipe, in event: ScrollEvent) -> (any SwipeBackTarget)? {
    let sideways = ScrollEvent(
      position: event.position, delta: CGSize(width: event.delta.width, height: 0),
      phase: event.phase, time: event.time)
    guard stage.window.scrollTarget(of: sideways) == nil else { return nil }
    return stage.window.hitTest(event.position, with: nil)?.controllersAround
      .lazy.compactMap(\.containerRole.swipeBack)
      .first { swipe.decision(trailing: $0.trailing) != .fails && $0.mayBeginTouchpadSwipe }
  }

  private func follow(
    _ event: ScrollEvent, after before: TouchpadSwipe, in container: any SwipeBackTarget
  ) {
    var swipe = before
    swipe.add(event.delta, at: now)
    move(swipe, in: container)
  }

  private func move(_ swipe: TouchpadSwipe, in container: any SwipeBackTarget) {
    stage.clock.cancel(end)
    guard container.isSwiping else {
      fingers = .scrolling
      return
    }
    fingers = .swiping(container, swipe)
    container.trackSwipe(swipe.swipe(trailing: container.trailing, at: now))
    // Not every host can tell when the fingers are lifted.
    end = stage.clock.schedule(afterInput: TransitionMetrics.touchpadRest) { [weak self] in
      self?.lift(at: swipe.lastTime)
    }
  }

  /// The fingers are lifted: a swipe is released at its velocity at a time.
  private func lift(at time: TimeInterval? = nil) {
    stage.clock.cancel(end)
    let last = fingers
    fingers = .up
    if case .scrolling = last { lastScrolled?.settle() }
    guard case .swiping(let container, let swipe) = last else { return }
    container.releaseSwipe(
      swipe.swipe(trailing: container.trailing, at: time ?? now))
  }
}
