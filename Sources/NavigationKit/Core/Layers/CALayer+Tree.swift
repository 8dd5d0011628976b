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
  func drawnOrder(at now: TimeInterval) -> [UIView]? {
    guard tree.order != nil || tree.sortsByDepth else { return nil }
    let views = order.map(\.view)
    guard tree.sortsByDepth else { return views }
    func depth(_ view: UIView) -> CGFloat {
      (view.layerValues(at: now)?.style ?? view.layerIfUsed?.style)?.zPosition ?? 0
    }
    return views.enumerated()
      .sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }.map(\.element)
  }

  func place(of sibling: CALayer?) -> Int? {
    sibling.flatMap { sibling in order.firstIndex { $0.view === sibling.view } }
  }

  func insert(_ layer: CALayer, at index: Int) {
    precondition(
      !view.isDescendant(of: layer.view),
      "A layer cannot be added to itself or to a layer inside it: \(layer).")
    if let host = layer.host { return insert(host, at: index) }
    let former = layer.superlayer === self ? place(of: layer) : nil
    layer.leaveOrder()
    var order = order
    let place = former.map { $0 < index ? index - 1 : index } ?? index
    order.insert(.layer(layer), at: min(max(place, 0), order.count))
    tree.order = order
    if layer.zPosition != 0 { tree.sortsByDepth = true }
    layer.tree.superlayer = self
    layer.view.join(view)
    if host == nil { setNeedsLayout() }
  }

  /// A view's layer takes the view with it.
  private func insert(_ view: UIView, at index: Int) {
    guard let host else {
      preconditionFailure(
        "The layer of a view can only be inside another view's layer: \(view).")
    }
    let below = order.prefix(index).count { $0.ownLayer == nil && $0.view !== view }
    host.put(view, at: index < order.count ? below : .max)
  }

  func leaveSuperlayer() {
    if let host { return host.removeFromSuperview() }
    guard superlayer != nil else { return }
    leaveOrder()
    view.join(nil)
  }

  /// Leaves the superlayer's order, which is that of the subviews again without layers of their
  /// own.
  private func leaveOrder() {
    guard let superlayer = tree.superlayer else { return }
    tree.superlayer = nil
    if superlayer.mask === self { superlayer.mask = nil }
    superlayer.tree.order?.removeAll { $0.ownLayer === self }
    if superlayer.ownSublayers.isEmpty { superlayer.tree.order = nil }
  }

  func maskDidChange(from old: CALayer?) {
    guard old !== mask else { return }
    old?.tree.superlayer = nil
    old?.view.join(nil)
    mask?.leaveSuperlayer()
    mask?.tree.superlayer = self
    tree.maskView = mask?.host
    mask?.view.join(view)
  }

  /// The views of the layers inside that are not subviews', and of the mask.
  var insideViews: [UIView] {
    let mask = mask.map { [$0.view] } ?? []
    return tree.order == nil ? mask : ownSublayers.map(\.view) + mask
  }

  /// The view whose layer it was is no more, nor is the layer on screen; it keeps its looks.
  func hostDidEnd(_ view: UIView) {
    for view in insideViews { view.join(nil) }
    host = nil
    ownView.geometry = view.geometry
    (ownView.alpha, ownView.isHidden) = (view.alpha, view.isHidden)
    (ownView.backgroundColor, ownView.clipsToBounds) = (view.backgroundColor, view.clipsToBounds)
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
  var layerViews: [UIView] { layerIfUsed?.insideViews ?? [] }

  /// A layer's view is inside another from now on, or in none.
  func join(_ outer: UIView?) {
    superview?.forgetMarks(of: self)
    superview?.reachDidChange()
    superview = outer
    enter(outer?.window)
    spreadMarks()
    outer?.reachDidChange()
    layerWindowDidChange()
  }

  /// Starts the animations of a layer that came on screen, or ends them.
  func layerWindowDidChange() {
    guard let layer = layerIfUsed else { return }
    layer.windowDidChange()
    if layer.startOfEmission != nil { repetitionDidChange() }
    for view in layerViews { view.layerWindowDidChange() }
  }
}
