import Drawing
import Foundation

extension UIView {
  /// The geometry that is drawn at a time, with animations applied.
  func presentedGeometry(at now: TimeInterval) -> ViewGeometry {
    layerValues(at: now)?.geometry ?? animatedGeometry(at: now)
  }

  /// The layer's values at a time; nil unless animations were added to it.
  func layerValues(at now: TimeInterval) -> LayerValues? {
    guard let layer = layerIfUsed, layer.isAnimated else { return nil }
    return layer.values(at: now)
  }

  /// Whether it is hidden at a time.
  func isHidden(at now: TimeInterval) -> Bool { layerValues(at: now)?.isHidden ?? isHidden }

  /// Whether its back would be visible at a time, and is not drawn.
  func isTurnedAway(at now: TimeInterval) -> Bool {
    guard let layer = layerIfUsed, !layer.style.isDoubleSided else { return false }
    if let projection = depthProjection(at: now) { return projection.determinant < 0 }
    return (layerValues(at: now) ?? layer.values).transform.showsBack
  }

  /// The recording of its drawing code, as it is shown at a time; nil for none.
  func drawnRecording(at now: TimeInterval) -> GraphicsRecording? {
    layerIfUsed?.drawnRecording(at: now) ?? recording
  }

  /// How often its layer draws what is inside at a time; nil for once.
  func replication(at now: TimeInterval) -> Replication? {
    guard let layer = layerIfUsed, layer.replication != nil else { return nil }
    return (layerValues(at: now) ?? layer.values).replication
  }

  /// The geometry at a time without the layer's animations.
  func animatedGeometry(at now: TimeInterval) -> ViewGeometry {
    guard !animations.isEmpty || !rotationOffsets.isEmpty else { return geometry }
    var presented = geometry
    presented.untransformedFrame = animatedFrame(at: now)
    presented.boundsOrigin = animatedBoundsOrigin(at: now)
    switch shown(.transform, at: now) {
    case .transform(let transform): presented.transform = transform
    case .spatial(let transform): presented.transform = CATransform3DGetAffineTransform(transform)
    default: break
    }
    return presented
  }

  /// The transform in space that the engine animates at a time; nil for none.
  func animatedSpatial(at now: TimeInterval) -> CATransform3D? {
    guard case .spatial(let transform)? = animation(of: .transform)?.value(at: now) else {
      return nil
    }
    return transform
  }

  /// The frame that is drawn at a time, in the superview's coordinates and without the transform.
  func presentedFrame(at now: TimeInterval) -> CGRect {
    layerValues(at: now)?.geometry.untransformedFrame ?? animatedFrame(at: now)
  }

  private func animatedFrame(at now: TimeInterval) -> CGRect {
    if case .rect(let rect)? = shown(.frame, at: now) { return rect }
    return untransformedFrame
  }

  /// The animated frame at a time, without the offset of a rotation.
  func movingFrame(at now: TimeInterval) -> CGRect {
    if case .rect(let rect)? = animation(of: .frame)?.value(at: now) { return rect }
    return untransformedFrame
  }

  /// The bounds that are drawn at a time.
  func presentedBounds(at now: TimeInterval) -> CGRect {
    CGRect(origin: presentedBoundsOrigin(at: now), size: presentedFrame(at: now).size)
  }

  /// The origin of the bounds that is drawn at a time.
  func presentedBoundsOrigin(at now: TimeInterval) -> CGPoint {
    layerValues(at: now)?.geometry.boundsOrigin ?? animatedBoundsOrigin(at: now)
  }

  private func animatedBoundsOrigin(at now: TimeInterval) -> CGPoint {
    if case .point(let point)? = shown(.boundsOrigin, at: now) { return point }
    return bounds.origin
  }

  /// The opacity that is drawn at a time: the app's ``alpha`` times those of the engine.
  func presentedAlpha(at now: TimeInterval) -> CGFloat {
    (layerValues(at: now)?.opacity ?? animatedAlpha(at: now))
      * presentedNumber(.stateAlpha, stateAlpha, at: now) * enabledAlpha
  }

  /// The app's ``alpha`` at a time without the layer's animations.
  func animatedAlpha(at now: TimeInterval) -> CGFloat { presentedNumber(.alpha, alpha, at: now) }

  private func presentedNumber(
    _ property: AnimatableProperty, _ own: CGFloat, at now: TimeInterval
  ) -> CGFloat {
    if case .number(let number)? = shown(property, at: now) { return number }
    return own
  }

  /// The opacity of the black over it at a time, 0…1.
  func presentedDim(at now: TimeInterval) -> CGFloat {
    if case .number(let number)? = animation(of: .dim)?.value(at: now) { return number }
    return 0
  }

  /// The scale of its text at a time; 1 is the text's own size.
  func presentedTextScale(at now: TimeInterval) -> CGFloat {
    if case .number(let number)? = animation(of: .textScale)?.value(at: now) { return number }
    return 1
  }

  /// The weight of its text at a time, while that is animated; nil for the text's own weight.
  func presentedTextWeight(at now: TimeInterval) -> Font.Weight? {
    guard case .number(let number)? = animation(of: .textWeight)?.value(at: now) else { return nil }
    return Font.Weight.allCases[Int(number.rounded())]
  }

  /// The ``backdropInset`` that is drawn at a time.
  func presentedBackdropInset(at now: TimeInterval) -> CGPoint {
    if case .point(let point)? = shown(.backdropInset, at: now) { return point }
    return backdropInset
  }

  /// A colour property at a time.
  func presentedColor(
    _ property: AnimatableProperty, model: @autoclosure () -> Color?, at now: TimeInterval
  ) -> Color? {
    if case .color(let color)? = animation(of: property)?.value(at: now) { return color }
    return model()
  }

  /// The animation of a property; nil if it is not animated.
  func animation(of property: AnimatableProperty) -> PropertyAnimation? {
    animations.isEmpty ? nil : animations.last { $0.property == property }
  }

  /// The property's own value; nil for colours, and for what only animations set.
  func model(of property: AnimatableProperty) -> AnimatableValue? {
    switch property {
    case .frame: .rect(untransformedFrame)
    case .boundsOrigin: .point(bounds.origin)
    case .alpha: .number(alpha)
    case .stateAlpha: .number(stateAlpha)
    case .backdropInset: .point(backdropInset)
    case .tintDimming: .number(tintDimming)
    case .transform: .transform(transform)
    case .backgroundColor, .contentColor, .barBackground, .dim, .textScale, .textWeight: nil
    }
  }

  /// The value that is shown at a time; nil if it is the property's own.
  private func shown(_ property: AnimatableProperty, at now: TimeInterval) -> AnimatableValue? {
    let moving = animation(of: property)?.value(at: now)
    guard !rotationOffsets.isEmpty, let value = moving ?? model(of: property) else { return moving }
    return rotationOffsets.reduce(value) { $1.property == property ? $1.shown($0, at: now) : $0 }
      .inRange
  }

  /// A property may have changed to another number: it is then animated as by the method below.
  func propertyDidChange(_ property: AnimatableProperty, fromNumber old: CGFloat) {
    guard let new = model(of: property), new != .number(old) else { return }
    propertyDidChange(property, from: .number(old), to: new)
  }

  /// A property changed: inside an animation block it is animated from what is shown; outside, its
  /// animation is removed.
  func propertyDidChange(
    _ property: AnimatableProperty, from: @autoclosure () -> AnimatableValue?,
    to: @autoclosure () -> AnimatableValue?
  ) {
    AnimationContext.current?.rotation?.record(property, of: self, model: from())
    if let driver = AnimationContext.current?.driver(for: self), let to = to(),
      let from = animation(of: property)?.value(at: window?.stage?.now ?? 0) ?? from()
    {
      let animation = PropertyAnimation(property: property, from: from, to: to, driver: driver)
      AnimationContext.current?.add(animation, of: self)
      animate(animation)
    } else if !animations.isEmpty {
      animations.removeAll { $0.property == property }
    }
  }

  /// Animates a property, replacing an earlier animation of it.
  func animate(_ animation: PropertyAnimation) {
    let property = animation.property
    AnimationContext.current?.rotation?.record(property, of: self, model: model(of: property))
    let former = self.animation(of: property)
    animations.removeAll { $0.property == animation.property }
    animations.append(animation.continuing(former))
    guard let stage = window?.stage else { return }
    if let end = animation.end {
      stage.clock.schedule(after: end - stage.now, kind: .motion) { [weak self] in
        self?.removeEndedAnimations(at: end)
      }
    } else if animation.startOfRepetition != nil {
      repetitionDidChange()
    }
  }

  /// Animates a property by how far the upper view of a transition covers the lower one.
  func drive(
    _ property: AnimatableProperty, from: AnimatableValue, to: AnimatableValue,
    by progress: TransitionProgress, window: ProgressWindow = .whole
  ) {
    animate(
      PropertyAnimation(
        property: property, from: from, to: to, driver: .coverage(progress, window)))
  }

  /// Removes the animations of a transition from the view and its subviews.
  func removeAnimations(drivenBy progress: TransitionProgress) {
    if !animations.isEmpty { animations.removeAll { $0.transition === progress } }
    for subview in subviews { subview.removeAnimations(drivenBy: progress) }
  }

  private func removeEndedAnimations(at now: TimeInterval) {
    animations.removeAll { $0.end.map { $0 <= now } ?? false }
  }
}
