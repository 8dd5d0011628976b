import Foundation

/// The view a presentation happens in: a shield between the presenter and what is presented.
final class PresentationContainer: UIView {
  weak var presentation: Presentation?
  /// Whether what is inside moves: nothing in it takes touches then.
  var isMoving: Bool { presentation?.movingTransition != nil }

  /// Whether touches beside what is inside are for what is behind.
  var letsTouchesThrough = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit != nil, !isMoving else { return hit.map { _ in self } }
    return letsTouchesThrough && hit === self ? nil : hit
  }

  override func layoutSubviews() { presentation?.layOut() }
}
