public import Foundation

/// An animation of a layer: it changes the values that are shown, not the layer's own.
///
/// Its properties count as they are when it is added; later changes have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// Makes an animation.
  public override init() { super.init() }

  /// Seconds it takes; 0 for those of ``CATransaction``, a quarter of a second by default.
  open var duration: CFTimeInterval = 0
  /// When it begins, as ``CACurrentMediaTime()`` counts; 0, the default, is at once.
  ///
  /// In a group it counts the group's time.
  open var beginTime: CFTimeInterval = 0
  /// Seconds of it that are left out at its beginning.
  open var timeOffset: CFTimeInterval = 0
  /// How much faster than the clock it runs.
  open var speed: Float = 1
  /// How often it runs; 0, the default, is once.
  open var repeatCount: Float = 0
  /// Seconds it runs, over and over; 0 for as often as it counts.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it goes back each time.
  open var autoreverses = false
  /// The values that are shown before it begins and after it ends.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Its timing function; nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it is removed when it ends; true by default.
  open var isRemovedOnCompletion = true
  /// The delegate, which is notified of its start and its end; retained.
  open var delegate: (any CAAnimationDelegate)?
  private var customValues: [String: Any] = [:]

  /// Keeps a value with it, for its delegate.
  open func setValue(_ value: Any?, forKey key: String) { customValues[key] = value }
  /// A value that was kept with it.
  open func value(forKey key: String) -> Any? { customValues[key] }

  /// The animations of single properties that it consists of.
  func parts(in timing: LayerTiming) -> [LayerAnimation] { [] }

  /// Its timing if it is added at a time.
  func timing(at now: TimeInterval, defaultDuration: TimeInterval) -> LayerTiming {
    LayerTiming(
      delay: beginTime > 0 ? max(0, beginTime - now) : 0,
      duration: self.duration > 0 ? self.duration : defaultDuration, speed: Double(speed),
      offset: timeOffset + (beginTime > 0 ? max(0, now - beginTime) * Double(speed) : 0),
      repeatCount: repeatCount > 0 ? Double(repeatCount) : 1, repeatDuration: repeatDuration,
      autoreverses: autoreverses, fillMode: fillMode, curve: timingFunction?.curve ?? .linear)
  }
}

/// The methods that are called at the start and the end of a layer's animation.
public protocol CAAnimationDelegate {
  /// The animation began.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended; `flag` is false if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing by default.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing by default.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
