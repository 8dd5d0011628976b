import Drawing
import Foundation

extension CALayer {
  @_silgen_name("NavigationKit_CALayer_initLayer")
  convenience init(ofClassWithLayer layer: CALayer) { self.init(layer: layer) }

  // `consuming`, because initialisers consume their arguments.
  @_silgen_name("NavigationKit_CALayer_initLayer")
  private static func make(layer: consuming CALayer) -> CALayer

  /// A copy of the layer with the values that are shown now, made by the class' own
  /// ``init(layer:)``; nil if it is not on screen.
  public func presentation() -> Self? {
    guard let stage = view.window?.stage else { return nil }
    let copy = Self.own(Self.make(layer: self))
    copy.adopt(values(at: stage.now))
    return copy
  }

  /// The layer that this is a copy of, for what is on screen; else the layer itself.
  public func model() -> Self {
    guard let model = extras.model else { return self }
    return Self.own(model)
  }

  /// Looks like another layer.
  func copy(_ other: CALayer) {
    adopt(other.values)
    (view.clipsToBounds, view.contentMode) = (other.view.clipsToBounds, other.view.contentMode)
    name = other.name
    extras = other.extras
    extras.delegate = other.delegate
    extras.model = other.model()
  }

  /// The layer's own values.
  var values: LayerValues {
    var values = LayerValues(
      geometry: view.geometry, opacity: view.alpha,
      backgroundColor: view.backgroundColor?.color(in: view.traitCollection), style: style)
    values.isHidden = view.isHidden
    values.kept = extras.values
    add(to: &values)
    return values
  }

  /// Takes values as its own.
  func adopt(_ values: LayerValues) {
    let (geometry, old) = (values.geometry, self.values)
    if geometry.anchorPoint != view.anchorPoint { view.anchorPoint = geometry.anchorPoint }
    if geometry.bounds != view.bounds { view.bounds = geometry.bounds }
    if geometry.center != view.center { view.center = geometry.center }
    if values.opacity != view.alpha { view.alpha = values.opacity }
    if values.backgroundColor != old.backgroundColor {
      view.backgroundColor = values.backgroundColor.map(UIColor.init)
    }
    if values.isHidden != view.isHidden { view.isHidden = values.isHidden }
    style = values.style
    if values.transform != old.transform || values.style.spatial != nil { set(values.transform) }
    setDepth(style.zPosition)
    apply(values)
    for (name, value) in values.animatedKept { setValue(value.any, forKey: name) }
  }

  func set(_ transform: CATransform3D) {
    view.transform = CATransform3DGetAffineTransform(transform)
    style.spatial = transform.isFlat ? nil : transform
    view.reachDidChange()
  }

  func setDepth(_ depth: CGFloat) {
    style.zPosition = depth
    if depth != 0 || superlayer?.tree.sortsByDepth == true {
      superlayer?.tree.sortsByDepth = true
    }
  }
}
