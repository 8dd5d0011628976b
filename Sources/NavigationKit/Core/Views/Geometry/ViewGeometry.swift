import Drawing
import Foundation

/// A view's geometry in its superview: UIKit's frame, bounds, center, anchor point and transform.
nonisolated struct ViewGeometry: Hashable, Sendable {
  /// The frame without the transform.
  var untransformedFrame: CGRect
  /// The origin of the bounds.
  var boundsOrigin = CGPoint.zero
  /// The transform around the anchor point.
  var transform = CGAffineTransform.identity
  /// The point that `center` places, in fractions of the size; a new one keeps `center`.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      untransformedFrame.origin.x += untransformedFrame.width * (oldValue.x - anchorPoint.x)
      untransformedFrame.origin.y += untransformedFrame.height * (oldValue.y - anchorPoint.y)
    }
  }

  init(frame: CGRect) { untransformedFrame = frame }

  /// The bounds; a new size keeps `center`.
  var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: untransformedFrame.size) }
    set {
      boundsOrigin = newValue.origin
      guard newValue.size != untransformedFrame.size else { return }
      let center = center
      untransformedFrame.size = newValue.size
      self.center = center
    }
  }

  /// The position of the anchor point.
  var center: CGPoint {
    get {
      CGPoint(
        x: untransformedFrame.minX + anchor.x, y: untransformedFrame.minY + anchor.y)
    }
    set {
      untransformedFrame.origin = CGPoint(x: newValue.x - anchor.x, y: newValue.y - anchor.y)
    }
  }

  /// The anchor point's distance from the upper left corner, in points.
  var anchor: CGPoint {
    CGPoint(
      x: untransformedFrame.width * anchorPoint.x, y: untransformedFrame.height * anchorPoint.y)
  }

  /// The smallest upright rectangle around it.
  ///
  /// Setting it finds the size that fills the rectangle. There is none if it is rotated far and the
  /// rectangle is long: then it keeps its size, and only its middle moves.
  var frame: CGRect {
    get {
      transform.isIdentity
        ? untransformedFrame
        : CGRect(origin: .zero, size: untransformedFrame.size).applying(cornerToSuperview)
    }
    set {
      guard !transform.isIdentity else { return untransformedFrame = newValue }
      let center = center
      if let size = transform.size(filling: newValue.size) { untransformedFrame.size = size }
      self.center = center
      let frame = frame
      untransformedFrame.origin.x += newValue.midX - frame.midX
      untransformedFrame.origin.y += newValue.midY - frame.midY
    }
  }

  /// The frame, if the transform is a mere translation.
  var translatedFrame: CGRect { untransformedFrame.offsetBy(dx: transform.tx, dy: transform.ty) }

  /// The position of its upper left corner, with the transform.
  var corner: CGPoint {
    guard !transform.isIdentity else { return untransformedFrame.origin }
    let (center, anchor) = (center, anchor.applying(transform.linear))
    return CGPoint(x: center.x - anchor.x + transform.tx, y: center.y - anchor.y + transform.ty)
      .finite
  }

  /// Converts points counted from its upper left corner to the superview's coordinates.
  private var cornerToSuperview: CGAffineTransform {
    let corner = corner
    var result = transform
    (result.tx, result.ty) = (corner.x, corner.y)
    return result
  }

  /// Converts a point to the superview's coordinates.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    guard !transform.isIdentity else {
      return CGPoint(
        x: point.x + (untransformedFrame.minX - boundsOrigin.x),
        y: point.y + (untransformedFrame.minY - boundsOrigin.y))
    }
    return CGPoint(x: point.x - boundsOrigin.x, y: point.y - boundsOrigin.y)
      .applying(cornerToSuperview)
  }

  /// Converts a point from the superview's coordinates.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    guard !transform.isIdentity else {
      return CGPoint(
        x: point.x - untransformedFrame.minX + boundsOrigin.x,
        y: point.y - untransformedFrame.minY + boundsOrigin.y)
    }
    let inner = point.applying(cornerToSuperview.inverted())
    return CGPoint(x: inner.x + boundsOrigin.x, y: inner.y + boundsOrigin.y)
  }
}

nonisolated extension CGAffineTransform {
  /// The size that is transformed into a given one; nil if there is none.
  fileprivate func size(filling box: CGSize) -> CGSize? {
    let area = abs(a * d) - abs(b * c)
    // Close to an eighth of a turn, all sizes become squares.
    let tolerance: CGFloat = 1e-6
    guard abs(area) > tolerance else { return nil }
    let width = (box.width * abs(d) - box.height * abs(c)) / area
    let height = (box.height * abs(a) - box.width * abs(b)) / area
    guard width >= 0, height >= 0 else { return nil }
    return CGSize(width: width, height: height).finite
  }
}
