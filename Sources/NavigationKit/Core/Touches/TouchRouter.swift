import Foundation
import Input

/// Delivers touches to recognisers first, then to views, unless a recogniser took the touch.
final class TouchRouter {
  unowned let stage: Stage
  /// The touches that are down, by the finger's id.
  private var touches: [Int: UITouch] = [:]
  /// Touches that ended, with something left to tell their views.
  private var held: [UITouch] = []
  /// Recognisers that are undecided, or whose touches are still down.
  private(set) var watching: [UIGestureRecognizer] = []
  private var taps = TapCounter()
  /// Whether recognisers are being called: what they propose meanwhile is decided afterwards.
  private var isBusy = false
  /// Whether something was proposed since the last decision.
  private var needsSettling = false

  init(stage: Stage) { self.stage = stage }

  /// The touches that are down, by the finger's id.
  var down: [(id: Int, touch: UITouch)] {
    touches.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Handles one sample of one finger.
  func handle(_ event: PointerEvent) {
    switch event.phase {
    case .down: begin(event)
    case .moved: change(event, to: .moved)
    case .up: finish(event, as: .ended)
    case .cancelled: finish(event, as: .cancelled)
    }
  }

  /// Cancels the touches in a view and those that recognisers in it follow, as when its page leaves,
  /// except those of one recogniser.
  func cancelAll(in view: UIView, besidesThoseOf recognizer: UIGestureRecognizer? = nil) {
    for (id, touch) in touches.sorted(by: { $0.key < $1.key })
    where touch.reaches(view) && touch.phase != .ended
      && recognizer?.hasFollowed(touch) != true
    {
      finish(
        PointerEvent(id: id, phase: .cancelled, position: touch.position, time: stage.now),
        as: .cancelled)
    }
  }

  private func begin(_ event: PointerEvent) {
    if touches[event.id] != nil { finish(event, as: .cancelled) }
    guard let view = stage.hitTest(event.position) else { return }
    for service in stage.services { service.touchDidBegin(in: view) }
    let touch = UITouch(at: event.position, type: type(of: event.kind), time: event.time)
    touch.view = view
    touch.window = view.window
    touch.tapCount = taps.count(at: event.position, time: inputTime(event))
    touch.isCancelledInView =
      !view.isMultipleTouchEnabled && isTouched(view) || isShutOut(view)
    touches[event.id] = touch
    let uiEvent = uiEvent(at: event.time)
    touch.recognizers = recognizers(for: touch, from: view, with: uiEvent)
    watching += touch.recognizers.filter { new in !watching.contains { $0 === new } }
    touch.undelivered = [.began]
    deliver(touch) { $0.begin(touch, with: uiEvent) }
  }

  private func change(_ event: PointerEvent, to phase: UITouch.Phase) {
    guard let touch = touches[event.id] else { return }
    touch.move(to: event.position, phase: phase, time: event.time)
    if phase != .moved || touch.undelivered.last != .moved { touch.undelivered.append(phase) }
    let uiEvent = uiEvent(at: event.time)
    deliver(touch) { $0.deliver(touch, with: uiEvent) }
  }

  private func deliver(_ touch: UITouch, by body: (UIGestureRecognizer) -> Void) {
    let wasBusy = isBusy
    isBusy = true
    touch.recognizers.forEach(body)
    isBusy = wasBusy
    settle()
  }

  private func finish(_ event: PointerEvent, as phase: UITouch.Phase) {
    change(event, to: phase)
    guard let touch = touches.removeValue(forKey: event.id) else { return }
    if phase == .ended { taps.recordLift(at: event.position, time: inputTime(event), of: touch) }
    if touch.undelivered.isEmpty { touch.recognizers = [] } else { held.append(touch) }
  }

  private func inputTime(_ event: PointerEvent) -> TimeInterval {
    stage.clock.input.time(at: event.time)
  }

  private func isTouched(_ view: UIView) -> Bool {
    touches.values.contains { $0.view === view && !$0.isCancelledInView }
  }

  /// Whether an exclusive view has a touch, or this one is exclusive and another has a touch.
  private func isShutOut(_ view: UIView) -> Bool {
    touches.values.contains { touch in
      guard let other = touch.view, other !== view, !touch.isCancelledInView else { return false }
      return view.isExclusiveTouch || other.isExclusiveTouch
    }
  }

  private func uiEvent(at time: TimeInterval) -> UIEvent {
    UIEvent(timestamp: time, touches: Set(touches.values))
  }

  /// The recognisers of the view and its superviews that receive the touch.
  private func recognizers(
    for touch: UITouch, from view: UIView, with event: UIEvent
  ) -> [UIGestureRecognizer] {
    sequence(first: view, next: \.superview).flatMap { view in
      (view.gestureRecognizers ?? []).filter { $0.wants(touch, with: event) }
    }
  }

  private func type(of kind: PointerEvent.Kind) -> UITouch.TouchType {
    switch kind {
    case .touch: .direct
    case .mouse: .indirectPointer
    case .pen: .pencil
    }
  }
}

// MARK: Verdicts and views

extension TouchRouter {
  /// Decides on the recognisers' proposals, then tells the views what is left for them.
  func settle() {
    needsSettling = true
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    while needsSettling {
      needsSettling = false
      repeat { GestureArena.settle(watching) } while dismissFinished()
      touches.values.sorted { $0.start.time < $1.start.time }.forEach(deliverToView)
      held.forEach(deliverToView)
      for touch in held where touch.undelivered.isEmpty { touch.recognizers = [] }
      held.removeAll { $0.undelivered.isEmpty }
    }
  }

  /// Cancels a touch in its view as a recogniser took it; a view that was not told of it never is.
  func cancelInView(_ touch: UITouch) {
    guard !touch.isCancelledInView else { return }
    touch.isCancelledInView = true
    touch.undelivered = []
    guard touch.delivered == .began || touch.delivered == .moved else { return }
    touch.view?.touchesCancelled([touch], with: uiEvent(at: stage.now))
  }

  /// Resets recognisers whose touches are gone; returns whether there were any.
  private func dismissFinished() -> Bool {
    let finished = watching.filter { $0.touches.isEmpty && !$0.isWaiting }
    guard !finished.isEmpty else { return false }
    watching.removeAll { $0.touches.isEmpty && !$0.isWaiting }
    for recognizer in finished { recognizer.sequenceDidEnd() }
    return true
  }

  private func deliverToView(_ touch: UITouch) {
    while let phase = touch.undelivered.first {
      if touch.isCancelledInView {
        touch.undelivered = []
        return
      }
      guard !isHeldBack(phase, of: touch) else { return }
      touch.undelivered.removeFirst()
      if phase == .began, !mayBegin(touch) {
        touch.isCancelledInView = true
        continue
      }
      touch.delivered = phase
      deliverToView(touch, phase)
    }
  }

  /// Whether the scroll view around a touched view gives it the touch.
  private func mayBegin(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    let around = sequence(first: view, next: \.superview).dropFirst()
    let scrollView = around.lazy.compactMap { $0 as? UIScrollView }.first
    return scrollView?.touchesShouldBegin([touch], with: uiEvent(at: touch.timestamp), in: view)
      ?? true
  }

  private func deliverToView(_ touch: UITouch, _ phase: UITouch.Phase) {
    guard let view = touch.view else { return }
    let event = uiEvent(at: touch.timestamp)
    let present = touch.phase
    touch.phase = phase
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    default: view.touchesMoved([touch], with: event)
    }
    touch.phase = present
  }

  /// Whether an undecided recogniser delays a phase of a touch for its view.
  private func isHeldBack(_ phase: UITouch.Phase, of touch: UITouch) -> Bool {
    watching.contains { recognizer in
      guard recognizer.state == .possible, recognizer.hasFollowed(touch) else { return false }
      return switch phase {
      case .began: recognizer.delaysTouchesBegan
      case .ended: recognizer.delaysTouchesEnded && recognizer.isWaiting
      default: false
      }
    }
  }
}

extension UITouch {
  /// Whether it is in a view, or a recogniser in the view follows it; the view that was touched may
  /// have been removed.
  fileprivate func reaches(_ view: UIView) -> Bool {
    ([self.view] + recognizers.map(\.view)).contains { $0?.isDescendant(of: view) == true }
  }
}
