public import Foundation

extension UIView {
  /// A point of this view in another's coordinates; nil stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let absolute = pointInRoot(point)
    guard let view else { return absolute }
    return view.pointFromRoot(absolute)
  }

  /// A point of another view in this one's coordinates; nil stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot(view?.pointInRoot(point) ?? point)
  }

  /// A rectangle of this view in another's coordinates; nil stands for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in this one's coordinates; nil stands for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha * stateAlpha >= UIView.least,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews(touchedAt: point).reversed() {
      let inner = CGPoint(
        x: point.x - subview.frame.minX + subview.bounds.minX,
        y: point.y - subview.frame.minY + subview.bounds.minY)
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// The opacity below which a view neither shows nor takes touches, as UIKit documents it.
  static let least: CGFloat = 0.01

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var view: UIView? = self
    while let current = view, current.superview != nil {
      result.x += current.frame.minX - current.bounds.minX
      result.y += current.frame.minY - current.bounds.minY
      view = current.superview
    }
    return result
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    let origin = pointInRoot(.zero)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}
