import Drawing
public import Foundation

/// The layer of a view: its corners, border, shadow and position.
open class CALayer: NSObject {
  /// Uncounted, so that looking at a view stays cheap: a view that ends sets it to nil.
  unowned(unsafe) var view: UIView?

  /// Makes a layer; those of views are made by them, see ``UIView/layerClass``.
  public override init() { super.init() }

  /// The radius of the background's corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round, all by default; of three, or of two opposite ones, all four are.
  open var maskedCorners = CACornerMask.all
  /// A name for the app to find it by.
  open var name: String?
  /// The view's opacity, 0…1.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }
  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }
  /// Whether the painter may keep the view as a picture while it moves.
  open var shouldRasterize: Bool {
    get { view?.isKeptWhileMoving ?? false }
    set { view?.isKeptWhileMoving = newValue }
  }
  /// The width of the border inside the edge, in points; 0 draws none.
  open var borderWidth: CGFloat = 0
  /// The border's colour; black by default.
  open var borderColor: CGColor? = .black

  /// The shadow's colour; black by default.
  open var shadowColor: CGColor? = .black
  /// The shadow's opacity, 0…1; 0 draws none.
  ///
  /// The shadow is that of the view's background with its corners. A view without a background
  /// casts none, nor does one that clips to its bounds.
  open var shadowOpacity: Float = 0
  /// The shadow's offset from the view, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the shadow's blur, in points.
  open var shadowRadius: CGFloat = 3

  /// The view's background colour.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  /// Whether the view clips to its bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
  /// The view's center.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }
  /// The point that ``position`` places, in fractions of the bounds; the middle by default.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { view?.anchorPoint = newValue }
  }
  /// The view's bounds.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }
  /// The view's frame.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }
  /// The view's transform.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }
  /// Sets the view's transform.
  open func setAffineTransform(_ m: CGAffineTransform) { view?.transform = m }
}

extension UIView {
  /// The layer, made at the first access; most views need none.
  var usedLayer: CALayer {
    if let layerIfUsed { return layerIfUsed }
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      preconditionFailure("\(Self.layerClass) is not a subclass of CALayer.")
    }
    let layer = layerClass == CALayer.self ? CALayer() : layerClass.instance()
    layer.view = self
    layerIfUsed = layer
    return layer
  }
}
