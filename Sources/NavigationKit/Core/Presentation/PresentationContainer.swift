import Foundation

/// The container view of a presentation; touches do not reach the presenter through it.
final class PresentationContainer: UIView, MotionShield {
  weak var presentation: Presentation?
  /// Whether a transition moves the presented view, which gets no touches then.
  var isMoving: Bool { presentation?.movingTransition != nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isUserInteractionEnabled,
      let caught = presentation?.controller.caughtView(at: point, with: event)
    {
      return caught
    }
    let hit = super.hitTest(point, with: event)
    guard hit != nil, !isMoving else { return hit.map { _ in self } }
    return hit === self && presentation?.controller.letsTouchesThrough == true ? nil : hit
  }

  override func layoutSubviews() { presentation?.layOut() }
}
