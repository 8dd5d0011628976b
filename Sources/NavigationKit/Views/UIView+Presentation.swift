import Drawing
import Foundation

extension UIView {
  /// Where and how the view is drawn now: mid-way while it moves.
  func presentedGeometry(at now: TimeInterval) -> ViewGeometry {
    guard !animations.isEmpty || !rotationOffsets.isEmpty else { return geometry }
    var presented = geometry
    presented.untransformedFrame = presentedFrame(at: now)
    presented.boundsOrigin = presentedBoundsOrigin(at: now)
    if case .transform(let transform)? = shown(.transform, at: now) {
      presented.transform = transform
    }
    return presented
  }

  /// Where the view is now, in its superview's coordinates, without its transform: mid-way while it
  /// moves.
  func presentedFrame(at now: TimeInterval) -> CGRect {
    if case .rect(let rect)? = shown(.frame, at: now) { return rect }
    return untransformedFrame
  }

  /// The same without what a rotation still shows of an earlier layout.
  func movingFrame(at now: TimeInterval) -> CGRect {
    if case .rect(let rect)? = animation(of: .frame)?.value(at: now) { return rect }
    return untransformedFrame
  }

  /// The part of its own coordinates that it shows now.
  func presentedBounds(at now: TimeInterval) -> CGRect {
    CGRect(origin: presentedBoundsOrigin(at: now), size: presentedFrame(at: now).size)
  }

  /// The origin its content is drawn from now.
  func presentedBoundsOrigin(at now: TimeInterval) -> CGPoint {
    if case .point(let point)? = shown(.boundsOrigin, at: now) { return point }
    return bounds.origin
  }

  /// How opaque it is now: what its owner says, and what happens to it.
  func presentedAlpha(at now: TimeInterval) -> CGFloat {
    presentedNumber(.alpha, alpha, at: now) * presentedNumber(.stateAlpha, stateAlpha, at: now)
      * enabledAlpha
  }

  private func presentedNumber(
    _ property: AnimatableProperty, _ own: CGFloat, at now: TimeInterval
  ) -> CGFloat {
    if case .number(let number)? = shown(property, at: now) { return number }
    return own
  }

  /// How much black lies over it now.
  func presentedDim(at now: TimeInterval) -> CGFloat {
    if case .number(let number)? = animation(of: .dim)?.value(at: now) { return number }
    return 0
  }

  /// How large its letters are now, in parts of their own size.
  func presentedTextScale(at now: TimeInterval) -> CGFloat {
    if case .number(let number)? = animation(of: .textScale)?.value(at: now) { return number }
    return 1
  }

  /// How heavy its letters are now, as they pass from one weight to another; nil for their own weight.
  func presentedTextWeight(at now: TimeInterval) -> Font.Weight? {
    guard case .number(let number)? = animation(of: .textWeight)?.value(at: now) else { return nil }
    return Font.Weight.allCases[Int(number.rounded())]
  }

  /// How far it is drawn inwards and down now.
  func presentedRecess(at now: TimeInterval) -> CGPoint {
    if case .point(let point)? = shown(.recess, at: now) { return point }
    return recess
  }

  /// A colour property as it is now.
  func presentedColor(
    _ property: AnimatableProperty, model: @autoclosure () -> Color?, at now: TimeInterval
  ) -> Color? {
    if case .color(let color)? = animation(of: property)?.value(at: now) { return color }
    return model()
  }

  /// What has a property on its way; nil while it is where it is to be.
  func animation(of property: AnimatableProperty) -> PropertyAnimation? {
    animations.isEmpty ? nil : animations.last { $0.property == property }
  }

  /// What a property is by itself; nil for those that only exist on the way.
  func model(of property: AnimatableProperty) -> AnimatableValue? {
    switch property {
    case .frame: .rect(untransformedFrame)
    case .boundsOrigin: .point(bounds.origin)
    case .alpha: .number(alpha)
    case .stateAlpha: .number(stateAlpha)
    case .recess: .point(recess)
    case .transform: .transform(transform)
    case .backgroundColor, .contentColor, .dim, .textScale, .textWeight: nil
    }
  }

  /// What is shown of a property now; nil where that is the property itself.
  private func shown(_ property: AnimatableProperty, at now: TimeInterval) -> AnimatableValue? {
    let moving = animation(of: property)?.value(at: now)
    guard !rotationOffsets.isEmpty, let value = moving ?? model(of: property) else { return moving }
    return rotationOffsets.reduce(value) { $1.property == property ? $1.shown($0, at: now) : $0 }
      .inRange
  }

  /// Notes that a property changed: seen moving, from how it looked, inside an animation's block,
  /// at once outside.
  func propertyDidChange(
    _ property: AnimatableProperty, from: @autoclosure () -> AnimatableValue?,
    to: @autoclosure () -> AnimatableValue?
  ) {
    AnimationContext.current?.rotation?.note(property, of: self, model: from())
    if let driver = AnimationContext.current?.driver(for: self), let to = to(),
      let from = animation(of: property)?.value(at: window?.stage?.now ?? 0) ?? from()
    {
      let animation = PropertyAnimation(property: property, from: from, to: to, driver: driver)
      AnimationContext.current?.note(animation, of: self)
      animate(animation)
    } else if !animations.isEmpty {
      animations.removeAll { $0.property == property }
    }
  }

  /// Puts a property on its way, in place of an earlier motion of it.
  func animate(_ animation: PropertyAnimation) {
    let property = animation.property
    AnimationContext.current?.rotation?.note(property, of: self, model: model(of: property))
    animations.removeAll { $0.property == animation.property }
    animations.append(animation)
    guard case .time(let start, let duration, _) = animation.driver, let stage = window?.stage
    else { return }
    stage.clock.schedule(after: start + duration - stage.now, kind: .motion) { [weak self] in
      self?.removeEndedAnimations(at: start + duration)
    }
  }

  /// Puts a property under a transition's progress.
  func drive(
    _ property: AnimatableProperty, from: AnimatableValue, to: AnimatableValue,
    by progress: TransitionProgress, window: ProgressWindow = .whole
  ) {
    animate(
      PropertyAnimation(
        property: property, from: from, to: to, driver: .coverage(progress, window)))
  }

  /// Forgets what a transition moved: from here on the view looks as it is.
  func removeAnimations(drivenBy progress: TransitionProgress) {
    if !animations.isEmpty { animations.removeAll { $0.transition === progress } }
    for subview in subviews { subview.removeAnimations(drivenBy: progress) }
  }

  private func removeEndedAnimations(at now: TimeInterval) {
    animations.removeAll {
      if case .time(let start, let duration, _) = $0.driver {
        start + duration <= now
      } else {
        false
      }
    }
  }
}
