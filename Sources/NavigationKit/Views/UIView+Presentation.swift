import Drawing
import Foundation

extension UIView {
  /// Where the view is drawn now, in its superview's coordinates: mid-way while it moves.
  func presentedFrame(at now: TimeInterval) -> CGRect {
    if case .rect(let rect) = animatedValue(of: .frame, at: now) { return rect }
    return frame
  }

  /// The origin its content is drawn from now.
  func presentedBoundsOrigin(at now: TimeInterval) -> CGPoint {
    if case .point(let point) = animatedValue(of: .boundsOrigin, at: now) { return point }
    return bounds.origin
  }

  /// How opaque it is now.
  func presentedAlpha(at now: TimeInterval) -> CGFloat {
    if case .number(let number) = animatedValue(of: .alpha, at: now) { return number }
    return alpha
  }

  /// How much black lies over it now.
  func presentedDim(at now: TimeInterval) -> CGFloat {
    if case .number(let number) = animatedValue(of: .dim, at: now) { return number }
    return 0
  }

  /// A colour property as it is now.
  func presentedColor(
    _ property: AnimatableProperty, model: @autoclosure () -> Color?, at now: TimeInterval
  ) -> Color? {
    if case .color(let color) = animatedValue(of: property, at: now) { return color }
    return model()
  }

  private func animatedValue(
    of property: AnimatableProperty, at now: TimeInterval
  ) -> AnimatableValue? {
    guard !animations.isEmpty else { return nil }
    return animations.last { $0.property == property }?.value(at: now)
  }

  /// Notes that a property changed from how it looked to a new value: animated inside a block,
  /// at once outside.
  func propertyDidChange(
    _ property: AnimatableProperty, from: @autoclosure () -> AnimatableValue?,
    to: @autoclosure () -> AnimatableValue?
  ) {
    if let driver = AnimationContext.current?.driver(for: self), let from = from(), let to = to() {
      let animation = PropertyAnimation(property: property, from: from, to: to, driver: driver)
      AnimationContext.current?.note(animation, of: self)
      animate(animation)
    } else if !animations.isEmpty {
      animations.removeAll { $0.property == property }
    }
  }

  /// Puts a property on its way, in place of an earlier motion of it.
  func animate(_ animation: PropertyAnimation) {
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
    animations.removeAll { $0.transition === progress }
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
