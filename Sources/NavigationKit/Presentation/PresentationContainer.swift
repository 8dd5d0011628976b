import Foundation

/// The view a presentation happens in: a shield between the presenter and what is presented.
final class PresentationContainer: UIView {
  weak var presentation: Presentation?
  /// Whether what is inside moves: nothing in it takes touches then.
  var isMoving = false

  /// Whether touches beside what is inside are for what is behind.
  var letsTouchesThrough = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if letsTouchesThrough, !isMoving, hit === self { return nil }
    return isMoving && hit != nil ? self : hit
  }

  override func layoutSubviews() { presentation?.layOut() }
}
