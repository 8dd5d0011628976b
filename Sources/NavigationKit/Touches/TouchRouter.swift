import Foundation
import Input

/// Brings fingers to recognisers and views: the recognisers first, the view unless one of them took
/// the touch.
final class TouchRouter {
  private unowned let stage: Stage
  private var touches: [Int: UITouch] = [:]
  /// Recognisers that watch a touch, to be reset when the last finger is gone.
  private var watching: [UIGestureRecognizer] = []

  init(stage: Stage) { self.stage = stage }

  /// Handles one sample of one finger.
  func handle(_ event: PointerEvent) {
    switch event.phase {
    case .down: begin(event)
    case .moved: change(event, to: .moved)
    case .up: finish(event, as: .ended)
    case .cancelled: finish(event, as: .cancelled)
    }
  }

  /// Takes every finger in a view away, as when the page it is on goes.
  func cancelAll(in view: UIView) {
    for (id, touch) in touches.sorted(by: { $0.key < $1.key })
    where touch.view?.isDescendant(of: view) == true && touch.phase != .ended {
      finish(
        PointerEvent(id: id, phase: .cancelled, position: touch.position, time: stage.now),
        as: .cancelled)
    }
  }

  /// Tells a touch's view that a recogniser took it.
  func cancelInView(_ touch: UITouch) {
    guard !touch.isCancelledInView, touch.phase != .ended else { return }
    touch.isCancelledInView = true
    touch.view?.touchesCancelled([touch], with: uiEvent(at: touch.timestamp))
  }

  private func begin(_ event: PointerEvent) {
    if touches[event.id] != nil { finish(event, as: .cancelled) }
    guard let view = stage.window.hitTest(event.position) else { return }
    let touch = UITouch(at: event.position, type: type(of: event.kind), time: event.time)
    touch.view = view
    touch.window = stage.window
    touch.recognizers = recognizers(for: touch, from: view)
    touches[event.id] = touch
    watching += touch.recognizers.filter { new in !watching.contains { $0 === new } }
    let uiEvent = uiEvent(at: event.time)
    for recognizer in touch.recognizers { recognizer.begin(touch, with: uiEvent) }
    GestureArena.settle(watching)
    if !touch.isCancelledInView { view.touchesBegan([touch], with: uiEvent) }
  }

  private func change(_ event: PointerEvent, to phase: UITouch.Phase) {
    guard let touch = touches[event.id] else { return }
    touch.previousPosition = touch.position
    touch.position = event.position
    touch.timestamp = event.time
    touch.phase = phase
    let uiEvent = uiEvent(at: event.time)
    for recognizer in touch.recognizers { recognizer.deliver(touch, with: uiEvent) }
    GestureArena.settle(watching)
    guard !touch.isCancelledInView, let view = touch.view else { return }
    switch phase {
    case .ended: view.touchesEnded([touch], with: uiEvent)
    case .cancelled: view.touchesCancelled([touch], with: uiEvent)
    default: view.touchesMoved([touch], with: uiEvent)
    }
  }

  private func finish(_ event: PointerEvent, as phase: UITouch.Phase) {
    change(event, to: phase)
    touches[event.id] = nil
    guard touches.isEmpty else { return }
    let done = watching
    watching = []
    for recognizer in done { recognizer.sequenceDidEnd() }
  }

  private func uiEvent(at time: TimeInterval) -> UIEvent {
    UIEvent(timestamp: time, touches: Set(touches.values))
  }

  /// The recognisers of the view and those around it that care about the touch.
  private func recognizers(for touch: UITouch, from view: UIView) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current: UIView? = view
    while let view = current {
      found += (view.gestureRecognizers ?? []).filter { $0.wants(touch) }
      current = view.superview
    }
    return found
  }

  private func type(of kind: PointerEvent.Kind) -> UITouch.TouchType {
    switch kind {
    case .touch: .direct
    case .mouse: .indirectPointer
    case .pen: .pencil
    }
  }
}
