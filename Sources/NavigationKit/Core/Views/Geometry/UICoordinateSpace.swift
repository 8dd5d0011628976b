public import Foundation

/// A frame of reference on the screen: a view's, or the screen's own.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Where it is in itself.
  var bounds: CGRect { get }
  /// A point in another space's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in these coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle in another space's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in these coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Those that take a view are chosen where both could be.
extension UIView: UICoordinateSpace {
  /// A point in another space's coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view) }
    return coordinateSpace.convert(point, from: self)
  }

  /// A point of another space in these coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view) }
    return coordinateSpace.convert(point, to: self)
  }

  /// A rectangle in another space's coordinates.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: coordinateSpace) })
  }

  /// A rectangle of another space in these coordinates.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: coordinateSpace) })
  }
}
