import Foundation

/// A part of a colour picker on which a finger picks a colour.
///
/// It sends `valueChanged` for each new colour, and `editingDidEnd` once the finger is up.
class ColorPane: UIControl {
  /// The colour that is picked.
  var picked = PickedColor(hue: 0, saturation: 0, brightness: 0) {
    didSet { if picked != oldValue { pickedDidChange() } }
  }

  /// Shows another colour.
  func pickedDidChange() { setNeedsDisplay() }

  /// The colour that a finger picks at a point.
  func color(at point: CGPoint) -> PickedColor { picked }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(touch.location(in: self))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { pick(touch.location(in: self)) }
    sendActions(for: .editingDidEnd)
  }

  override func cancelTracking(with event: UIEvent?) { sendActions(for: .editingDidEnd) }

  private func pick(_ point: CGPoint) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let inside = CGPoint(
      x: min(max(point.x, 0), bounds.width), y: min(max(point.y, 0), bounds.height))
    choose(color(at: inside))
  }

  /// Picks a colour, as a finger does.
  func choose(_ color: PickedColor) {
    guard color != picked else { return }
    picked = color
    sendActions(for: .valueChanged)
  }

  /// A finger that picks a colour drags no sheet away.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let wouldMove = isTracking && gestureRecognizer is UIPanGestureRecognizer
    return !wouldMove && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Draws a ring around a place.
  static func drawRing(in rect: CGRect) {
    UIColor.white.setStroke()
    let ring = UIBezierPath(ovalIn: rect.insetBy(dx: ringWidth / 2, dy: ringWidth / 2))
    ring.lineWidth = ringWidth
    ring.stroke()
  }

  /// The width of what marks the picked colour, in points; chosen by eye.
  static let ringWidth: CGFloat = 3
}
