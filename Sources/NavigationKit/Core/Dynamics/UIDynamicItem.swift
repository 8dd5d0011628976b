public import Drawing
public import Foundation

/// An object that dynamics move: a view, the attributes of an item in a collection view, or an
/// object of the app's.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where it is in the reference view's coordinates.
  var center: CGPoint { get set }
  /// Its size, with nothing turned.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
  /// The kind of outline that collides; a rectangle by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The convex outline that collides, around the centre, if it is a path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIDynamicItem {
  /// How far it is turned, in radians.
  var angle: Double { atan2(Double(transform.b), Double(transform.a)) }

  /// A point at an offset from the centre that turns with it.
  func point(at offset: UIOffset) -> Vector {
    Vector(center) + Vector(offset.horizontal, offset.vertical).turned(by: angle)
  }

  /// The offset from the centre of a point, before it is turned.
  func offset(of point: CGPoint) -> Vector {
    (Vector(point) - Vector(center)).turned(by: -angle)
  }

  /// The outline that collides; the rectangle where a path has no area.
  var shape: BodyShape {
    let size = bounds.standardized.size.finite
    switch collisionBoundsType {
    case .rectangle: return BodyShape(size: size)
    case .ellipse: return BodyShape(ellipse: size)
    case .path:
      let points = collisionBoundingPath.path.polygons.flatMap(\.points).map { Vector($0) }
      let shape = BodyShape(around: points)
      return shape.area > 0 ? shape : BodyShape(size: size)
    }
  }
}

extension UIView: UIDynamicItem {}
