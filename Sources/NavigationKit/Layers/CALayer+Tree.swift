import Drawing
public import Foundation

extension CALayer {
  /// The layer it is inside; for a view's layer, that of the superview.
  public var superlayer: CALayer? { host == nil ? tree.superlayer : host?.superview?.layer }

  /// The layers inside, back to front, those of subviews included; nil if there are none.
  ///
  /// Setting it replaces the layers that are not views'.
  public var sublayers: [CALayer]? {
    get {
      let layers = order.map(\.view.usedLayer)
      return layers.isEmpty ? nil : layers
    }
    set {
      for layer in ownSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.host == nil { addSublayer(layer) }
    }
  }

  /// The layers and views inside, back to front.
  var order: [LayerTree.Piece] { tree.order ?? view.subviews.map(LayerTree.Piece.view) }

  /// The layers inside that are not views'.
  var ownSublayers: [CALayer] { tree.order?.compactMap(\.ownLayer) ?? [] }

  /// The views that are drawn for what is inside, back to front; nil if they are the subviews.
  var drawnOrder: [UIView]? {
    guard tree.order != nil || tree.sortsByDepth else { return nil }
    let views = order.map(\.view)
    guard tree.sortsByDepth else { return views }
    func depth(_ view: UIView) -> CGFloat { view.layerIfUsed?.zPosition ?? 0 }
    return views.enumerated()
      .sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }.map(\.element)
  }

  func place(of sibling: CALayer?) -> Int? {
    sibling.flatMap { sibling in order.firstIndex { $0.view === sibling.view } }
  }

  func insert(_ layer: CALayer, at index: Int) {
    precondition(
      layer.host == nil,
      "The layer of a view follows the view: add \(layer.view) with addSubview(_:).")
    precondition(
      !isInside(layer), "A layer cannot be added to itself or to a layer inside it: \(layer).")
    let former = layer.superlayer === self ? place(of: layer) : nil
    layer.removeFromSuperlayer()
    var order = order
    let place = former.map { $0 < index ? index - 1 : index } ?? index
    order.insert(.layer(layer), at: min(max(place, 0), order.count))
    tree.order = order
    if layer.zPosition != 0 { tree.sortsByDepth = true }
    layer.tree.superlayer = self
    layer.view.join(view)
  }

  private func isInside(_ layer: CALayer) -> Bool {
    self === layer || superlayer?.isInside(layer) == true
  }

  func leaveSuperlayer() {
    if let host { return host.removeFromSuperview() }
    guard let superlayer else { return }
    if superlayer.mask === self { superlayer.mask = nil }
    superlayer.tree.order?.removeAll { $0.ownLayer === self }
    tree.superlayer = nil
    view.join(nil)
  }

  func maskDidChange(from old: CALayer?) {
    guard old !== mask else { return }
    old?.tree.superlayer = nil
    old?.view.join(nil)
    mask?.leaveSuperlayer()
    mask?.tree.superlayer = self
    mask?.view.join(view)
  }

  /// The view whose layer it was is no more, nor is the layer on screen.
  func hostDidEnd() {
    for view in view.layerViews { view.join(nil) }
    host = nil
  }

  /// Converts a point from another layer's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { view.convert(p, from: l?.view) }
  /// Converts a point to another layer's coordinates.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { view.convert(p, to: l?.view) }
  /// Converts a rectangle from another layer's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { view.convert(r, from: l?.view) }
  /// Converts a rectangle to another layer's coordinates.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { view.convert(r, to: l?.view) }
}

extension UIView {
  /// The views of the layers inside that are not subviews', and of the mask.
  var layerViews: [UIView] {
    guard let layer = layerIfUsed else { return [] }
    let mask = layer.mask.map { [$0.view] } ?? []
    return layer.ownSublayers.map(\.view) + mask
  }

  /// A layer's view is inside another from now on, or in none.
  fileprivate func join(_ outer: UIView?) {
    superview?.forgetMarks(of: self)
    superview?.reachDidChange()
    superview = outer
    enter(outer?.window)
    spreadMarks()
    outer?.reachDidChange()
    noteWindowOfLayer()
  }

  /// Starts the animations of a layer that came on screen, or ends them.
  func noteWindowOfLayer() {
    guard let layer = layerIfUsed else { return }
    layer.windowDidChange()
    for view in layerViews { view.noteWindowOfLayer() }
  }
}
