public import Foundation

/// Recognises two fingers that move apart or together; it ends when both are lifted.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The fingers' distance in relation to that when they came down.
  ///
  /// It continues from a value that is set.
  open var scale: CGFloat {
    get { storedScale }
    set {
      storedScale = newValue
      rebase()
    }
  }

  /// How fast the scale changes, per second; zero after a pause.
  open var velocity: CGFloat { samples.velocity(at: inputNow).x }

  private var storedScale: CGFloat = 1
  /// A distance of the fingers, in points, and the scale at it.
  private var base: (distance: CGFloat, scale: CGFloat)?
  private var samples = VelocityTracker()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= 2 else { return touches.forEach(ignore) }
    rebase()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let base, let pair else { return }
    storedScale = base.scale * pair.distance / base.distance
    samples.add(CGPoint(x: storedScale, y: 0), at: inputTime(at: event.timestamp))
    if state != .possible {
      state = .changed
    } else if abs(pair.distance - base.distance) >= FingerPair.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    base = nil
    endWithLastFinger()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    base = nil
    storedScale = 1
    samples = VelocityTracker()
  }

  private func rebase() {
    base = pair.map { ($0.distance, storedScale) }
    samples = VelocityTracker()
    guard base != nil, stage != nil else { return }
    samples.add(CGPoint(x: storedScale, y: 0), at: inputNow)
  }
}
