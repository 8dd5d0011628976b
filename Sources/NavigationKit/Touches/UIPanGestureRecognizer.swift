public import Foundation

/// Recognises fingers that move over the view.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at least; 1 unless set.
  open var minimumNumberOfTouches = 1

  private var samples = VelocityTracker()
  private var origin = CGPoint.zero
  private var current = CGPoint.zero

  /// How far the fingers moved, in a view's coordinates, since they came down or since
  /// ``setTranslation(_:in:)``.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: current.x - origin.x, y: current.y - origin.y)
  }

  /// Counts the translation anew, from a value.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: current.x - translation.x, y: current.y - translation.y)
  }

  /// How fast they move, in points a second; zero after a pause.
  open func velocity(in view: UIView?) -> CGPoint {
    samples.velocity(at: view?.window?.stage?.now ?? self.view?.window?.stage?.now ?? 0)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, self.touches.count == 1 else { return }
    origin = touch.position
    current = touch.position
    samples = VelocityTracker()
    samples.add(touch.position, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, touch === self.touches.first else { return }
    current = touch.position
    samples.add(touch.position, at: event.timestamp)
    if state == .possible { decide(touch) } else { state = .changed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, touch === self.touches.first else { return }
    current = touch.position
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// What a movement means, once it is long enough to mean something.
  func decision(for movement: CGPoint) -> PanDecision { .begins }

  private func decide(_ touch: UITouch) {
    let movement = CGPoint(x: current.x - touch.start.x, y: current.y - touch.start.y)
    let slop = UIPanGestureRecognizer.slop(of: touch.type)
    guard hypot(movement.x, movement.y) >= slop else { return }
    switch decision(for: movement) {
    case .waits: break
    case .begins: state = .began
    case .fails: state = .failed
    }
  }

  /// How far a contact must move to mean a pan, in points: 10 for a finger, as several sources agree;
  /// 4 for a mouse, whose smaller shakes would turn clicks into pans.
  private static func slop(of type: UITouch.TouchType) -> CGFloat {
    type == .indirectPointer ? 4 : 10
  }
}

/// What a pan recogniser makes of a movement.
nonisolated enum PanDecision: Hashable, Sendable {
  /// It cannot tell yet.
  case waits
  /// It is the movement it looks for.
  case begins
  /// It is another movement.
  case fails
}
