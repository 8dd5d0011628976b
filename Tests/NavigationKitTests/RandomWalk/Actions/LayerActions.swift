import Foundation

@testable import NavigationKit

/// Views and layers that are animated: by blocks, animators, animations of layers, and implicitly.
struct LayerActions: WalkActions {
  func act(on walk: RandomWalk) {
    guard let screen = walk.screen.layers else { return }
    switch walk.random.next(below: 14) {
    case 0...2: animate(screen, walk)
    case 3: makeAnimator(screen, walk)
    case 4...6: use(screen, walk)
    case 7...9: addAnimation(screen, walk)
    case 10: removeAnimations(screen, walk)
    case 11: change(screen.layers, walk)
    case 12: change(screen.views.map(\.layer), walk)
    default: reparent(screen, walk)
    }
  }

  private func animate(_ screen: WalkLayersController, _ walk: RandomWalk) {
    let seconds = Double(walk.random.next(below: 60)) / 100
    let delay = walk.random.isOne(in: 3) ? 0.1 : 0
    let options: UIView.AnimationOptions =
      walk.random.isOne(in: 2) ? [] : [.beginFromCurrentState]
    walk.record("animate \(seconds) after \(delay):")
    let call = screen.awaitCall(of: "animate \(seconds)")
    UIView.animate(withDuration: seconds, delay: delay, options: options) {
      change(walk.random.pick(screen.views), walk)
    } completion: { _ in
      call()
    }
  }

  private func change(_ view: UIView, _ walk: RandomWalk) {
    switch walk.random.next(below: 6) {
    case 0: view.alpha = CGFloat(walk.random.next(below: 11)) / 10
    case 1: view.center.y = CGFloat(60 + walk.random.next(below: 200))
    case 2: view.transform = CGAffineTransform(rotationAngle: CGFloat(walk.random.next(below: 6)))
    case 3: view.backgroundColor = walk.random.pick([.red, .systemBlue, .clear])
    case 4: view.bounds.size.width = CGFloat(walk.random.next(below: 200))
    default: view.layer.cornerRadius = CGFloat(walk.random.next(below: 40))
    }
    walk.record("to \(view.frame) \(view.alpha) \(view.layer.cornerRadius)")
  }

  // MARK: Animators

  private func makeAnimator(_ screen: WalkLayersController, _ walk: RandomWalk) {
    let view = walk.random.pick(screen.views)
    let animator = UIViewPropertyAnimator(
      duration: 0.4, curve: walk.random.pick([.linear, .easeInOut]))
    animator.addAnimations { change(view, walk) }
    animator.pausesOnCompletion = walk.random.isOne(in: 5)
    screen.animators.removeAll { $0.state == .inactive }
    screen.animators.append(animator)
    let call = screen.awaitCall(of: "animator")
    animator.addCompletion { _ in call() }
    walk.record("start an animator:")
    animator.startAnimation()
  }

  private func use(_ screen: WalkLayersController, _ walk: RandomWalk) {
    guard let animator = screen.animators.randomElement(&walk.random),
      animator.state == .active
    else { return }
    switch walk.random.next(below: 6) {
    case 0:
      walk.record("pause")
      animator.pauseAnimation()
    case 1:
      walk.record("continue")
      animator.continueAnimation(
        withTimingParameters: nil, durationFactor: walk.random.pick([0, 0.5, 2]))
    case 2:
      walk.record("turn")
      animator.isReversed.toggle()
    case 3:
      walk.record("scrub")
      animator.fractionComplete = CGFloat(walk.random.next(below: 11)) / 10
    case 4:
      walk.record("add:")
      animator.addAnimations { change(walk.random.pick(screen.views), walk) }
    default:
      walk.record("stop and finish")
      animator.stopAnimation(false)
      animator.finishAnimation(at: walk.random.pick([.start, .end, .current]))
    }
  }

  // MARK: Layers

  private func addAnimation(_ screen: WalkLayersController, _ walk: RandomWalk) {
    let layer = walk.random.pick(screen.layers + screen.views.map(\.layer))
    // Off screen it would wait.
    guard layer.view.window != nil else { return }
    let (path, value) = walk.random.pick([
      ("opacity", 0.2 as Any), ("position.x", CGFloat(100)), ("cornerRadius", CGFloat(12)),
      ("transform.rotation.z", 1.0), ("bounds.size.width", CGFloat(30)),
    ])
    let animation = CABasicAnimation(keyPath: path)
    if walk.random.isOne(in: 2) { animation.fromValue = value } else { animation.toValue = value }
    animation.duration = Double(walk.random.next(below: 60)) / 100
    animation.autoreverses = walk.random.isOne(in: 3)
    animation.repeatCount = walk.random.pick([0, 0, 2])
    animation.fillMode = walk.random.pick([.removed, .both])
    let watcher = AnimationWatcher(screen.awaitCall(of: path))
    animation.delegate = watcher
    walk.record("add \(path) \(animation.duration)")
    layer.add(animation, forKey: walk.random.pick([nil, "a", path]))
  }

  private func removeAnimations(_ screen: WalkLayersController, _ walk: RandomWalk) {
    let layer = walk.random.pick(screen.layers + screen.views.map(\.layer))
    walk.record("remove animations")
    walk.random.isOne(in: 2) ? layer.removeAllAnimations() : layer.removeAnimation(forKey: "a")
  }

  private func change(_ layers: [CALayer], _ walk: RandomWalk) {
    let layer = walk.random.pick(layers)
    if walk.random.isOne(in: 4) { CATransaction.setDisableActions(true) }
    switch walk.random.next(below: 4) {
    case 0: layer.opacity = Float(walk.random.next(below: 11)) / 10
    case 1: layer.position.y = CGFloat(200 + walk.random.next(below: 200))
    case 2: layer.cornerRadius = CGFloat(walk.random.next(below: 40))
    default: layer.backgroundColor = UIColor.red.cgColor
    }
    CATransaction.setDisableActions(false)
    walk.record("layer to \(layer.frame) \(layer.opacity) \(layer.cornerRadius)")
  }

  /// Takes a view or layer away, or brings it back.
  private func reparent(_ screen: WalkLayersController, _ walk: RandomWalk) {
    walk.record("take away or bring back")
    if walk.random.isOne(in: 2) {
      let view = walk.random.pick(screen.views)
      view.superview == nil ? screen.view.addSubview(view) : view.removeFromSuperview()
    } else {
      let layer = walk.random.pick(screen.layers)
      layer.superlayer == nil
        ? screen.view.layer.addSublayer(layer) : layer.removeFromSuperlayer()
    }
  }
}

/// Calls a block when an animation ends.
private final class AnimationWatcher: NSObject, CAAnimationDelegate {
  private let call: () -> Void
  init(_ call: @escaping () -> Void) { self.call = call }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { call() }
}

extension Array {
  /// A random element; nil if there is none.
  fileprivate func randomElement(_ random: inout RandomNumbers) -> Element? {
    isEmpty ? nil : random.pick(self)
  }
}
