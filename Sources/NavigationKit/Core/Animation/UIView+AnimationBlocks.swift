public import Foundation

/// Animations that begin with one call and are committed by another; inside, properties are set.
extension UIView {
  /// A look by which a view shows its changes.
  public enum AnimationTransition: Int, Hashable, Sendable {
    /// None.
    case none
    /// Turns the view over, as ``UIView/AnimationOptions/transitionFlipFromLeft``.
    case flipFromLeft
    /// Turns the view over, as ``UIView/AnimationOptions/transitionFlipFromRight``.
    case flipFromRight
  }

  /// Begins an animation, of 0.2 seconds unless set; name and context are not used.
  ///
  /// It is to be committed in the same event; at the end of that it is in any case.
  @available(*, deprecated, message: "Use animate(withDuration:animations:).")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    AnimationBlock.begin()
  }

  /// Ends the innermost animation that was begun: changes after it are made at once again.
  @available(*, deprecated, message: "Use animate(withDuration:animations:).")
  public class func commitAnimations() { AnimationBlock.commit() }

  /// Sets the seconds that changes from now on take.
  @available(*, deprecated, message: "Use animate(withDuration:animations:).")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationBlock.current?.timing.duration = duration
  }

  /// Sets the seconds before changes from now on begin to be seen.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:).")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationBlock.current?.timing.delay = delay
  }

  /// Sets the curve that changes from now on follow; slow at both ends unless set.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:).")
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    AnimationBlock.current?.timing.curve = curve.timing
  }

  /// Sets how often changes from now on are seen.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:).")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlock.current?.timing.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
  }

  /// Sets whether changes from now on go back again each time.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:).")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlock.current?.timing.autoreverses = repeatAutoreverses
  }

  /// Sets whether changes start from what is on screen; always so here.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:).")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Has a view turned over from what it looks like now.
  @available(*, deprecated, message: "Use transition(with:duration:options:animations:).")
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    switch transition {
    case .none: break
    case .flipFromLeft: AnimationBlock.current?.turn(view, from: .left)
    case .flipFromRight: AnimationBlock.current?.turn(view, from: .right)
    }
  }
}
