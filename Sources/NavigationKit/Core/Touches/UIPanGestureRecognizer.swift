public import Foundation

/// Recognises fingers that move over the view.
///
/// It follows the centre of the fingers it began with. Fingers that come later count, but are not
/// followed until those are lifted.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; unlimited by default.
  open var maximumNumberOfTouches = Int.max

  private var samples = VelocityTracker()
  private var followed: [UITouch] = []
  private var start = CGPoint.zero
  private var origin = CGPoint.zero
  private var current = CGPoint.zero
  /// Added to the centre, so that it does not jump when other fingers are followed.
  private var shift = CGPoint.zero

  /// How far the fingers moved, in a view's coordinates, since they came down or since
  /// ``setTranslation(_:in:)``.
  open func translation(in view: UIView?) -> CGPoint {
    let translation = CGPoint(x: current.x - origin.x, y: current.y - origin.y)
    return view?.vectorFromWindow(translation) ?? translation
  }

  /// Sets the translation, and starts the velocity anew.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let translation = view?.vectorInWindow(translation) ?? translation
    origin = CGPoint(x: current.x - translation.x, y: current.y - translation.y)
    samples = VelocityTracker()
    if stage != nil { samples.add(current, at: inputNow) }
  }

  /// The velocity in a view's coordinates, in points per second; zero after a pause.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = samples.velocity(at: inputNow)
    return view?.vectorFromWindow(velocity) ?? velocity
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, proposal == nil else { return refuseSurplus(touches) }
    guard numberOfTouches <= maximumNumberOfTouches else {
      state = .failed
      return
    }
    followed = self.touches
    shift = .zero
    current = middle
    (start, origin) = (current, current)
    samples = VelocityTracker()
    samples.add(current, at: inputTime(at: event.timestamp))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard follow(touches, at: inputTime(at: event.timestamp)) else { return }
    if state == .possible { decide(touches) } else { state = .changed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, at: nil)
    let rest = self.touches.filter { !touches.contains($0) }
    if rest.count >= max(1, minimumNumberOfTouches) { return hand(over: rest) }
    if state != .possible {
      state = .ended
    } else if rest.isEmpty {
      state = .failed
    } else {
      hand(over: rest)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// The decision on a movement that is long enough to decide.
  func decision(for movement: CGPoint) -> PanDecision { .begins }

  private func refuseSurplus(_ touches: Set<UITouch>) {
    guard numberOfTouches > maximumNumberOfTouches else { return }
    for touch in touches { ignore(touch) }
  }

  /// Updates the centre; returns false if none of the followed touches has moved.
  @discardableResult
  private func follow(_ touches: Set<UITouch>, at time: TimeInterval?) -> Bool {
    guard followed.contains(where: touches.contains) else { return false }
    current = shifted(followed)
    if let time { samples.add(current, at: time) }
    return true
  }

  /// Follows the fingers that are left, without a jump.
  private func hand(over rest: [UITouch]) {
    let left = followed.filter(rest.contains)
    followed = left.isEmpty ? rest : left
    let jumped = shifted(followed)
    shift.x += current.x - jumped.x
    shift.y += current.y - jumped.y
  }

  private func shifted(_ touches: [UITouch]) -> CGPoint {
    let middle = touches.map(\.position).middle ?? middle
    return CGPoint(x: middle.x + shift.x, y: middle.y + shift.y)
  }

  private func decide(_ touches: Set<UITouch>) {
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    let movement = CGPoint(x: current.x - start.x, y: current.y - start.y)
    let slop = UIPanGestureRecognizer.slop(of: touches.first?.type ?? .direct)
    guard hypot(movement.x, movement.y) >= slop else { return }
    switch decision(for: movement) {
    case .waits: break
    case .begins: state = .began
    case .fails: state = .failed
    }
  }

  /// How far a touch must move for a pan, in points: 10 for a finger, as several sources agree; 4
  /// for a mouse, whose smaller shakes would turn clicks into pans.
  nonisolated static func slop(of type: UITouch.TouchType) -> CGFloat {
    type == .indirectPointer ? 4 : 10
  }
}

/// The decision of a pan recogniser on a movement.
nonisolated enum PanDecision: Hashable, Sendable {
  /// It cannot tell yet.
  case waits
  /// It is the movement it looks for.
  case begins
  /// It is another movement.
  case fails
}
