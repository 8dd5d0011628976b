import Foundation

extension UIControl {
  func beginTouch(_ touch: UITouch, with event: UIEvent?) {
    guard isEnabled, !isTracking, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  func moveTouch(_ touch: UITouch, with event: UIEvent?) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = isWithinReach(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return releaseTouch(touch, with: event) }
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  func endTouch(_ touch: UITouch, with event: UIEvent?) {
    guard isTracking else { return }
    isTouchInside = isWithinReach(touch)
    let isPress = isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: isPress ? .touchUpInside : .touchUpOutside)
  }

  func cancelTouch(with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func releaseTouch(_ touch: UITouch, with event: UIEvent?) {
    endTracking(touch, with: event)
    stopTracking()
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isWithinReach(_ touch: UITouch) -> Bool {
    let reach = -UIControl.pressTolerance
    return pressBounds.insetBy(dx: reach, dy: reach).contains(touch.location(in: self))
  }

  /// Whether an ancestor's recogniser would take a single tap that is meant for the control.
  func claimsPress(from recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// How far outside a finger may be lifted and still press, in points; as UIKit's buttons allow.
  private static let pressTolerance: CGFloat = 70
}
