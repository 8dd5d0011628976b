import Foundation

/// Replaces one child's view by another's; implements `transition(from:to:duration:…)`.
struct ChildTransition {
  private let from: UIViewController
  private let to: UIViewController

  init(container: UIViewController, from: UIViewController, to: UIViewController) {
    precondition(
      from.parent === container && to.parent === container,
      "transition(from:to:…) swaps two children of \(container): add \(from) and \(to) first.")
    self.from = from
    self.to = to
  }

  /// Adds the new view in front of the old one, which is removed after `duration` seconds.
  func run(
    _ duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    let stage = from.viewIfLoaded?.window?.stage
    let isAnimated = stage != nil && duration > 0
    // Children of a container that is off screen, or disappearing, appear with it later.
    let isHeard = stage != nil && from.parent?.isAppearingOrAppeared == true
    if isHeard {
      from.beginAppearanceTransition(false, animated: isAnimated)
    }
    // The callback may have taken the container off screen.
    let isVisible = isHeard && from.parent?.isAppearingOrAppeared == true
    if isVisible { to.beginAppearanceTransition(true, animated: isAnimated) }
    UIView.performWithoutAnimation { bringIn() }
    if isVisible { to.reportIsAppearing(animated: isAnimated) }
    let end = {
      from.viewIfLoaded?.removeFromSuperview()
      if isHeard { for controller in [from, to] { controller.endAppearanceTransition() } }
      completion?(true)
    }
    guard isAnimated, let stage else {
      animations?()
      return end()
    }
    UIView.animate(withDuration: duration, options: options, animations: animations ?? {})
    stage.clock.schedule(after: duration, kind: .motion, action: end)
  }

  private func bringIn() {
    guard let old = from.viewIfLoaded, let place = old.superview else { return }
    if to.view.superview !== place { place.insertSubview(to.view, aboveSubview: old) }
    to.view.layoutIfNeeded()
  }
}
