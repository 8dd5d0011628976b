public import Foundation

/// Recognises fingers that are pressed and held.
///
/// It begins once they have been held long enough; from then on they may move.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many seconds the fingers must be held; 0.5 by default.
  open var minimumPressDuration = standardDuration
  /// How many taps must precede the press, at the same place; none by default.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes; 1 by default.
  open var numberOfTouchesRequired = 1
  /// How far a finger may move before the gesture begins, in points; 10 by default.
  open var allowableMovement = standardMovement

  private var timer: VirtualClock.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return touches.forEach(ignore) }
    guard numberOfTouches <= numberOfTouchesRequired,
      self.touches.allSatisfy({ $0.tapCount > numberOfTapsRequired })
    else {
      state = .failed
      return
    }
    if numberOfTouches == numberOfTouchesRequired { startWaiting() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if touches.contains(where: hasStrayed) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      state = .failed
    } else if numberOfTouches == 1 {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() { stage?.clock.cancel(timer) }

  private func startWaiting() {
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    timer = stage?.clock.schedule(afterInput: minimumPressDuration) { [weak self] in
      self?.state = .began
    }
  }

  /// Whether a finger has moved further than it may before the gesture begins.
  final func hasStrayed(_ touch: UITouch) -> Bool { touch.straying > allowableMovement }

  /// The defaults, in seconds and in points; as Apple documents them.
  nonisolated static let standardDuration: TimeInterval = 0.5
  nonisolated static let standardMovement: CGFloat = 10
}
