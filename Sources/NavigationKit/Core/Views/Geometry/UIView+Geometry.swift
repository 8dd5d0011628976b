import Drawing
public import Foundation

extension UIView {
  /// Changes the view's geometry; inside an animation block the change is animated.
  func change(_ body: (inout ViewGeometry) -> Void) {
    let old = geometry
    var new = old
    body(&new)
    guard new != old else { return }
    if new.boundsOrigin != old.boundsOrigin {
      propertyDidChange(
        .boundsOrigin, from: .point(old.boundsOrigin), to: .point(new.boundsOrigin))
    }
    if new.transform != old.transform {
      propertyDidChange(.transform, from: .transform(old.transform), to: .transform(new.transform))
    }
    let (start, end) = (old.untransformedFrame, new.untransformedFrame)
    if start != end { propertyDidChange(.frame, from: .rect(start), to: .rect(end)) }
    geometry = new
    // A view that clips covers the same area however its content is scrolled.
    if start != end || new.transform != old.transform || !isClipped { reachDidChange() }
    if new.boundsOrigin != old.boundsOrigin {
      setNeedsLayout()
      frameDidChangeForLayout()
    }
    if start != end { frameDidChange(from: start) }
    KeyValueObservations.all.look(at: self)
  }

  /// The frame without the transform; whatever moves or resizes the view changes this.
  var untransformedFrame: CGRect {
    get { geometry.untransformedFrame }
    set { change { $0.untransformedFrame = newValue.finite } }
  }

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
  ///
  /// If one is rotated in the other, it is the smallest upright rectangle around the result.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard isTransformedInRoot || view?.isTransformedInRoot == true else {
      return CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    return CGRect(around: rect.corners.map { convert($0, to: view) })
  }

  /// A rectangle of another view in this one's coordinates; nil stands for the window.
  ///
  /// If one is rotated in the other, it is the smallest upright rectangle around the result.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard isTransformedInRoot || view?.isTransformedInRoot == true else {
      return CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }
    return CGRect(around: rect.corners.map { convert($0, from: view) })
  }

  /// A vector in the window, in the view's own coordinates: as at the view's middle, which counts in
  /// perspective.
  func vectorFromWindow(_ vector: CGPoint) -> CGPoint {
    guard isTransformedInRoot else { return vector }
    let start = pointInRoot(middle)
    let end = pointFromRoot(CGPoint(x: start.x + vector.x, y: start.y + vector.y))
    return CGPoint(x: end.x - middle.x, y: end.y - middle.y)
  }

  /// A vector in the view's own coordinates, in the window.
  func vectorInWindow(_ vector: CGPoint) -> CGPoint {
    guard isTransformedInRoot else { return vector }
    let start = pointInRoot(middle)
    let end = pointInRoot(CGPoint(x: middle.x + vector.x, y: middle.y + vector.y))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha * stateAlpha >= UIView.minimumVisibleAlpha,
      animations.isEmpty || !animations.contains(where: { $0.transition?.ignoresTouches == true }),
      keepsDepthInside || self.point(inside: point, with: event), hasArea
    else { return nil }
    for subview in subviews(touchedAt: point).reversed() {
      let inner = subview.pointFromSuperview(point)
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return keepsDepthInside ? nil : self
  }

  /// The opacity below which a view is neither drawn nor touched, as UIKit documents it.
  static let minimumVisibleAlpha: CGFloat = 0.01

  private var isTransformedInRoot: Bool {
    !transform.isIdentity || depthProjection != nil || superview?.isTransformedInRoot == true
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var view: UIView? = self
    while let current = view, current.superview != nil {
      result = current.pointInSuperview(result)
      view = current.superview
    }
    return result
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard isTransformedInRoot else {
      let origin = pointInRoot(.zero)
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return superview.map { pointFromSuperview($0.pointFromRoot(point)) } ?? point
  }
}
