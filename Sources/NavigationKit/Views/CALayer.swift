import Drawing
public import Foundation

/// The layer of a view: its corners, border, shadow and position.
public final class CALayer {
  /// Uncounted, so that looking at a view stays cheap: a view that ends sets it to nil.
  unowned(unsafe) var view: UIView?

  init(of view: UIView) { self.view = view }

  /// The radius of the background's corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The width of the border inside the edge, in points; 0 draws none.
  public var borderWidth: CGFloat = 0
  /// The border's colour; black by default.
  public var borderColor: CGColor? = .black

  /// The shadow's colour; black by default.
  public var shadowColor: CGColor? = .black
  /// The shadow's opacity, 0…1; 0 draws none.
  ///
  /// The shadow is that of the view's background with its corners. A view without a background
  /// casts none, nor does one that clips to its bounds.
  public var shadowOpacity: Float = 0
  /// The shadow's offset from the view, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the shadow's blur, in points.
  public var shadowRadius: CGFloat = 3

  /// The view's background colour.
  public var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  /// Whether the view clips to its bounds.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
  /// The view's center.
  public var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }
  /// The point that ``position`` places, in fractions of the bounds; the middle by default.
  public var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { view?.anchorPoint = newValue }
  }
  /// The view's bounds.
  public var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }
  /// The view's frame.
  public var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }
  /// The view's transform.
  public func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }
  /// Sets the view's transform.
  public func setAffineTransform(_ m: CGAffineTransform) { view?.transform = m }
}

extension UIView {
  /// The layer, made at the first access; most views need none.
  var usedLayer: CALayer {
    if let layerIfUsed { return layerIfUsed }
    let layer = CALayer(of: self)
    layerIfUsed = layer
    return layer
  }
}
