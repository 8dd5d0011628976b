import Drawing
import Foundation

extension CALayer {
  /// Changes properties; on screen the change is animated for a layer on its own, or in an
  /// animation block.
  func change(_ keyPaths: String..., body: () -> Void) {
    guard let stage = view.window?.stage, mayAnimateChanges(on: stage) else {
      // A layer on its own is not animated by a block around it either.
      return host == nil ? AnimationContext.run(nil, body) : body()
    }
    let actions = keyPaths.compactMap { keyPath in
      action(forKey: keyPath).map { (keyPath: keyPath, action: $0) }
    }
    guard !actions.isEmpty else { return host == nil ? AnimationContext.run(nil, body) : body() }
    // A transition goes from what is shown before the change.
    for (keyPath, action) in actions where action is CATransition {
      action.run(forKey: keyPath, object: self, arguments: nil)
    }
    let before = values(at: stage.now)
    AnimationContext.run(nil, body)
    for (keyPath, action) in actions where !(action is CATransition) {
      perform(action, for: keyPath, from: before)
    }
  }

  private func perform(_ action: any CAAction, for keyPath: String, from before: LayerValues) {
    guard let animation = action as? CABasicAnimation, animation.isWithoutValues else {
      return action.run(forKey: keyPath, object: self, arguments: nil)
    }
    guard let property = LayerProperty.builtIn(animation.keyPath ?? keyPath) else { return }
    let from = property.get(before)
    guard from != property.get(values), let now = view.window?.stage?.now else { return }
    let timing = animation.timing(
      at: time(at: now), defaultDuration: CATransaction.current.duration)
    let part = LayerAnimation(
      property: property, track: .change(from: from, to: nil), timing: timing)
    start(animation, keyPath, parts: [part], timing)
  }

  /// Whether a change made now may be animated.
  private func mayAnimateChanges(on stage: Stage) -> Bool {
    guard UIView.areAnimationsEnabled else { return false }
    guard host == nil else { return true }
    // A layer that is new on screen does not move to its place.
    guard let since = running.onScreenSince, since < stage.now else { return false }
    return !CATransaction.current.disablesActions
  }

  /// The action for a change of a property, looked for in Core Animation's order.
  func resolvedAction(for event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event) ?? implicitAction(for: event)
    return found is NSNull ? nil : found
  }

  /// The implicit animation of a change; nil if the change is not animated.
  private func implicitAction(for event: String) -> (any CAAction)? {
    guard host == nil, LayerProperty.isImplicit(event), let pace = CATransaction.pace else {
      return nil
    }
    return ImplicitAnimation(
      event, LayerTiming(delay: 0, duration: pace.duration, curve: pace.curve))
  }

  /// The animation that a block makes of a change to a view's layer; nothing outside of a block.
  ///
  /// Blocks that repeat, have keyframes or follow a transition change a view's layer at once; a
  /// transition that is cancelled changes it back.
  func actionOfBlock(for event: String) -> any CAAction {
    guard let host, let stage = host.window?.stage, LayerProperty.isImplicit(event) else {
      return NSNull()
    }
    let context = AnimationContext.current
    guard case .time(let start, let duration, let curve)? = context?.driver(for: host) else {
      let former = value(forKeyPath: event)
      context?.addUndo { [weak self] in self?.setValue(former, forKeyPath: event) }
      return NSNull()
    }
    return ImplicitAnimation(
      event, LayerTiming(delay: start - stage.now, duration: duration, curve: curve))
  }
}

extension CABasicAnimation {
  /// Whether it has no values of its own, and goes from the shown one to the new one.
  fileprivate var isWithoutValues: Bool {
    fromValue == nil && toValue == nil && byValue == nil
  }
}

/// The implicit animation of a change.
private final class ImplicitAnimation: CABasicAnimation {
  private var ownTiming = LayerTiming(duration: 0)

  convenience init(_ keyPath: String, _ timing: LayerTiming) {
    self.init(keyPath: keyPath)
    ownTiming = timing
    ownTiming.fillMode = .backwards
    duration = timing.duration
  }

  override func timing(at now: TimeInterval, defaultDuration: TimeInterval) -> LayerTiming {
    ownTiming
  }
}
