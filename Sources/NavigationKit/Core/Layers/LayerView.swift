import Drawing
import Foundation

/// Draws a layer that is not a view's: it is inside the view of the superlayer without being one
/// of its subviews.
final class LayerView: UIView {
  /// The layer; uncounted, as the layer counts this view: a layer that ends sets it to nil.
  unowned(unsafe) var drawn: CALayer?

  init(_ layer: CALayer) {
    drawn = layer
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var layerIfUsed: CALayer? {
    get { drawn }
    set {}
  }
}
