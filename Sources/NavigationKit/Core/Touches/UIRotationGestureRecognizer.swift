public import Foundation

/// Recognises two fingers that turn around each other; it ends when both are lifted.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have rotated since they came down, in radians, clockwise.
  ///
  /// It continues from a value that is set.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      storedRotation = newValue
      samples = VelocityTracker()
    }
  }

  /// How fast they rotate, in radians per second; zero after a pause.
  open var velocity: CGFloat { samples.velocity(at: inputNow).x }

  private var storedRotation: CGFloat = 0
  private var last: FingerPair?
  private var samples = VelocityTracker()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= 2 else { return touches.forEach(ignore) }
    last = pair
    samples.add(CGPoint(x: rotation, y: 0), at: inputTime(at: event.timestamp))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let last, let pair else { return }
    storedRotation += last.angle(to: pair)
    samples.add(CGPoint(x: storedRotation, y: 0), at: inputTime(at: event.timestamp))
    self.last = pair
    if state != .possible {
      state = .changed
    } else if abs(rotation) * pair.distance / 2 >= FingerPair.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    last = nil
    endWithLastFinger()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    last = nil
    rotation = 0
  }
}
