/// A layer's place among other layers.
struct LayerTree {
  /// The layers inside and the subviews, back to front; nil while there are only subviews.
  var order: [Piece]?
  /// The layer that one on its own is inside, or whose mask it is.
  weak var superlayer: CALayer?
  /// The view whose layer the mask is; nil for a mask that is not a view's.
  var maskView: UIView?
  /// Whether the pieces are drawn by their depth.
  var sortsByDepth = false

  /// A layer or a view inside another.
  enum Piece {
    case layer(CALayer)
    case view(UIView)

    /// The view that is drawn for it.
    var view: UIView {
      switch self {
      case .layer(let layer): layer.view
      case .view(let view): view
      }
    }
    /// The layer on its own; nil for a view.
    var ownLayer: CALayer? { if case .layer(let layer) = self { layer } else { nil } }
  }

  /// A subview was added directly above another, or behind all.
  mutating func add(_ view: UIView, above lower: UIView?, isInFront: Bool) {
    guard let order else { return }
    let place = lower.flatMap { lower in order.firstIndex { $0.view === lower } }.map { $0 + 1 }
    self.order?.insert(.view(view), at: isInFront ? order.count : place ?? 0)
  }

  /// A subview was removed.
  mutating func remove(_ view: UIView) { order?.removeAll { $0.view === view } }
}
