import Drawing
import Foundation

/// Where a view lies in its superview: UIKit's frame, bounds, center, anchor point and transform.
nonisolated struct ViewGeometry: Hashable, Sendable {
  /// The frame it would have without its transform.
  var untransformedFrame: CGRect
  /// What of its own coordinates lies at its upper left corner.
  var boundsOrigin = CGPoint.zero
  /// What is done to it around its anchor point.
  var transform = CGAffineTransform.identity
  /// The point that `center` places, in parts of its width and height; that stays where it is.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      untransformedFrame.origin.x += untransformedFrame.width * (oldValue.x - anchorPoint.x)
      untransformedFrame.origin.y += untransformedFrame.height * (oldValue.y - anchorPoint.y)
    }
  }

  init(frame: CGRect) { untransformedFrame = frame }

  /// What it shows of its own coordinates; a new size leaves its anchor point where it is.
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

  /// Where its anchor point is.
  var center: CGPoint {
    get {
      CGPoint(
        x: untransformedFrame.minX + anchor.x, y: untransformedFrame.minY + anchor.y)
    }
    set {
      untransformedFrame.origin = CGPoint(x: newValue.x - anchor.x, y: newValue.y - anchor.y)
    }
  }

  /// How far its anchor point is from its upper left corner.
  private var anchor: CGPoint {
    CGPoint(
      x: untransformedFrame.width * anchorPoint.x, y: untransformedFrame.height * anchorPoint.y)
  }

  /// The smallest upright rectangle around it.
  ///
  /// Set, it gets the size with which it fills that. No size does where it is turned far and the
  /// rectangle is long: then it keeps its own and only its middle moves.
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

  /// The frame where the transform does no more than move it.
  var translatedFrame: CGRect { untransformedFrame.offsetBy(dx: transform.tx, dy: transform.ty) }

  /// Where its upper left corner is, transform and all.
  var corner: CGPoint {
    guard !transform.isIdentity else { return untransformedFrame.origin }
    let (center, anchor) = (center, anchor.applying(transform.linear))
    return CGPoint(x: center.x - anchor.x + transform.tx, y: center.y - anchor.y + transform.ty)
      .finite
  }

  /// From points counted from its upper left corner to its superview's.
  private var cornerToSuperview: CGAffineTransform {
    let corner = corner
    var result = transform
    (result.tx, result.ty) = (corner.x, corner.y)
    return result
  }

  /// A point of its own in its superview's coordinates.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    guard !transform.isIdentity else {
      return CGPoint(
        x: point.x + (untransformedFrame.minX - boundsOrigin.x),
        y: point.y + (untransformedFrame.minY - boundsOrigin.y))
    }
    return CGPoint(x: point.x - boundsOrigin.x, y: point.y - boundsOrigin.y)
      .applying(cornerToSuperview)
  }

  /// A point of its superview's in its own coordinates.
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
  /// The size that becomes so large; nil if none does.
  fileprivate func size(filling box: CGSize) -> CGSize? {
    let area = abs(a * d) - abs(b * c)
    /// Turned by close to an eighth, all sizes become squares.
    let least: CGFloat = 1e-6
    guard abs(area) > least else { return nil }
    let width = (box.width * abs(d) - box.height * abs(c)) / area
    let height = (box.height * abs(a) - box.width * abs(b)) / area
    guard width >= 0, height >= 0 else { return nil }
    return CGSize(width: width, height: height).finite
  }
}
