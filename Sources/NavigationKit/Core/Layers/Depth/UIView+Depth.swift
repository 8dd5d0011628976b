import Drawing
import Foundation

extension UIView {
  /// The view's projection at a time, from points counted from its upper left corner to the
  /// superview's; nil while it has no perspective.
  func depthProjection(at now: TimeInterval) -> ProjectiveTransform? {
    if keepsDepthInside { return projectionOfSpace }
    let outer = spaceAround(at: now)
    guard outer != nil || layerIfUsed != nil || !animations.isEmpty else { return nil }
    guard outer != nil || ownSpatial(at: now)?.showsDepth == true else { return nil }
    return placement(at: now, within: outer).projection
  }

  /// The projection without animations.
  var depthProjection: ProjectiveTransform? {
    if keepsDepthInside { return projectionOfSpace }
    let outer = spaceAround(at: nil)
    guard outer != nil || layerIfUsed?.style.spatial?.showsDepth == true else { return nil }
    return placement(at: nil, within: outer).projection
  }

  /// Its layer's transform in space at a time, for nil without animations; nil for a flat one.
  private func ownSpatial(at now: TimeInterval?) -> CATransform3D? {
    guard let now else { return layerIfUsed?.style.spatial }
    if let values = layerValues(at: now) { return values.style.spatial }
    return animatedSpatial(at: now) ?? layerIfUsed?.style.spatial
  }

  /// Where it is in space, from points counted from its upper left corner to the superview's.
  func placement(at now: TimeInterval?, within outer: CATransform3D?) -> CATransform3D {
    let values = now.flatMap { layerValues(at: $0) }
    let geometry = values?.geometry ?? now.map(animatedGeometry) ?? geometry
    let anchor = geometry.anchor
    var whole = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0),
      ownSpatial(at: now) ?? CATransform3DMakeAffineTransform(geometry.transform))
    let place = geometry.center
    let depth = (values?.style ?? layerIfUsed?.style)?.zPosition ?? 0
    whole = CATransform3DConcat(
      whole, CATransform3DMakeTranslation(place.x, place.y, depth))
    if let outer { whole = CATransform3DConcat(whole, outer) }
    return whole
  }

  /// The superview's transform in space of the views inside; nil for none.
  func spaceAround(at now: TimeInterval?) -> CATransform3D? {
    guard let outer = superview, let layer = outer.layerIfUsed, layer.showsInsideInSpace,
      layer.mask?.view !== self
    else { return nil }
    let inside = outer.sublayerTransform(at: now)
    guard layer.keepsDepthInside else { return inside }
    let origin = now.map(outer.presentedBoundsOrigin) ?? outer.bounds.origin
    let place = CATransform3DConcat(
      CATransform3DMakeTranslation(-origin.x, -origin.y, 0),
      outer.placement(at: now, within: outer.spaceAround(at: now)))
    return inside.map { CATransform3DConcat($0, place) } ?? place
  }

  /// The layer's transform of what is inside, around its anchor point; nil for none.
  private func sublayerTransform(at now: TimeInterval?) -> CATransform3D? {
    let values = now.flatMap { layerValues(at: $0) }
    let geometry = values?.geometry ?? now.map(presentedGeometry) ?? geometry
    guard let transform = (values?.style ?? layerIfUsed?.style)?.sublayerTransform
    else { return nil }
    let inside = geometry.anchor
    let anchor = CGPoint(
      x: geometry.boundsOrigin.x + inside.x, y: geometry.boundsOrigin.y + inside.y)
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform),
      CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  // MARK: Points

  /// A point of its own in the superview's coordinates.
  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    guard let projection = depthProjection else { return geometry.toSuperview(point) }
    let inner = CGPoint(
      x: point.x - geometry.boundsOrigin.x, y: point.y - geometry.boundsOrigin.y)
    return projection.projected(inner) ?? geometry.toSuperview(point)
  }

  /// A point of the superview in its own coordinates.
  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    guard let projection = depthProjection else { return geometry.fromSuperview(point) }
    guard let inner = projection.inverse?.projected(point) else {
      // No part of the view is behind the eye.
      return CGPoint(x: CGFloat.infinity, y: .infinity).finite
    }
    return CGPoint(x: inner.x + geometry.boundsOrigin.x, y: inner.y + geometry.boundsOrigin.y)
  }

  /// Whether it is shown as an area, which can be touched: no transform makes a line of it.
  var hasArea: Bool {
    guard let depthProjection else { return geometry.transform.isInvertible }
    return Projection(depthProjection)?.hasArea ?? false
  }
}

extension CALayer {
  /// The transform of the layers inside around the anchor point, before these are projected into
  /// the layer's plane: with perspective (`m34`), nearer ones are larger.
  public var sublayerTransform: CATransform3D {
    get { style.sublayerTransform ?? CATransform3DIdentity }
    set {
      change("sublayerTransform") {
        style.sublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
        view.reachDidChange()
      }
    }
  }

  /// Whether the layers inside may be shown through a transform in space.
  var showsInsideInSpace: Bool {
    keepsDepthInside || style.sublayerTransform != nil
      || running.entries.contains {
        ($0.animation as? CAPropertyAnimation)?.keyPath == "sublayerTransform"
      }
  }
}

nonisolated extension CATransform3D {
  /// Whether it shows a turned layer in perspective.
  fileprivate var showsDepth: Bool { m14 != 0 || m24 != 0 || m44 != 1 }

  /// The projection of a layer's plane.
  var projection: ProjectiveTransform {
    ProjectiveTransform(
      x: SIMD3(Double(m11), Double(m21), Double(m41)),
      y: SIMD3(Double(m12), Double(m22), Double(m42)),
      divisor: SIMD3(Double(m14), Double(m24), Double(m44)))
  }

  /// A turn by an angle in radians around an axis, seen from a distance in points.
  static func turn(
    by angle: CGFloat, around axis: (x: CGFloat, y: CGFloat), from distance: CGFloat
  ) -> CATransform3D {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / max(distance, 1)
    return CATransform3DRotate(lens, angle, axis.x, axis.y, 0)
  }

  /// The viewing distance of a picture that flips, in lengths of the turning side; chosen by eye.
  static let flipDistance: CGFloat = 2.5
}
