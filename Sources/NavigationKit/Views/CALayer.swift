import Drawing
public import Foundation

/// What UIKit keeps on a view's layer: corners, border, shadow, and where the view is placed.
public final class CALayer {
  /// Uncounted, so that looking at a view stays cheap: a view that ends sets it to nil.
  unowned(unsafe) var view: UIView?

  init(of view: UIView) { self.view = view }

  /// The radius of the background's corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How wide the line inside the edge is, in points; 0 draws none.
  public var borderWidth: CGFloat = 0
  /// The line's colour; black unless set.
  public var borderColor: CGColor? = .black

  /// The colour of the shadow; black unless set.
  public var shadowColor: CGColor? = .black
  /// How dark the shadow is, 0…1; 0 draws none.
  ///
  /// It is that of the view's background with its corners: a view without background throws none, nor
  /// does one that clips to its bounds.
  public var shadowOpacity: Float = 0
  /// Where the shadow falls, from the view.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow's edge is: the blur's deviation, in points.
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
  /// The point that ``position`` places, in parts of the bounds; the middle unless set.
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
  /// Its layer, made the first time somebody asks: most views look like a new one.
  var usedLayer: CALayer {
    if let layerIfUsed { return layerIfUsed }
    let layer = CALayer(of: self)
    layerIfUsed = layer
    return layer
  }
}
