import Drawing
public import Foundation

extension UIView.AnimationOptions {
  /// Animates what changes in a transition, too.
  public nonisolated static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// Hides the old view and shows the new one, instead of removing and adding them.
  public nonisolated static let showHideTransitionViews = UIView.AnimationOptions(
    rawValue: 1 << 8)
  /// Turns the view over about its upright middle: its left side comes forward.
  public nonisolated static let transitionFlipFromLeft = UIView.AnimationOptions(
    rawValue: 1 << 20)
  /// Turns the view over about its upright middle: its right side comes forward.
  public nonisolated static let transitionFlipFromRight = UIView.AnimationOptions(
    rawValue: 2 << 20)
  /// Turns the old picture up like a page; drawn as a fade here, as pictures do not bend.
  public nonisolated static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// Turns the new picture down like a page; drawn as a fade here, as pictures do not bend.
  public nonisolated static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// Fades from the old picture to the new one.
  public nonisolated static let transitionCrossDissolve = UIView.AnimationOptions(
    rawValue: 5 << 20)
  /// Turns the view over about its level middle: its upper side comes forward.
  public nonisolated static let transitionFlipFromTop = UIView.AnimationOptions(
    rawValue: 6 << 20)
  /// Turns the view over about its level middle: its lower side comes forward.
  public nonisolated static let transitionFlipFromBottom = UIView.AnimationOptions(
    rawValue: 7 << 20)

  /// How a transition looks; nil for none.
  fileprivate var transition: FormerPicture.Kind? {
    switch rawValue >> 20 & 7 {
    case 1: .flip(from: .left)
    case 2: .flip(from: .right)
    case 3, 4, 5: .fade
    case 6: .flip(from: .top)
    case 7: .flip(from: .bottom)
    default: nil
    }
  }
}

extension UIView {
  /// Shows the changes that a block makes to a view and to what is inside as a transition between
  /// two pictures.
  ///
  /// - Parameter options: The kind of transition; without one the changes are made at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    func change() {
      guard let animations else { return }
      if options.contains(.allowAnimatedContent) {
        animations()
      } else {
        performWithoutAnimation(animations)
      }
    }
    if let retiming = AnimationContext.current?.retiming {
      change()
      if let completion { retiming.record.addCompletion(completion) }
      return
    }
    guard areAnimationsEnabled, let stage = view.window?.stage, let kind = options.transition,
      duration > 0
    else {
      change()
      completion?(true)
      return
    }
    let timing = LayerTiming(duration: duration, curve: options.curve)
    let former = FormerPicture(
      commands: view.isHidden ? [] : view.drawnCommands, kind: kind, timing: timing)
    change()
    view.layer.show(former)
    if let completion {
      stage.clock.schedule(after: duration, kind: .motion) { completion(true) }
    }
  }

  /// Shows another view in a view's place as a transition between two pictures of their superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
