import Foundation

extension CALayer {
  /// How much faster than its superlayer's its time runs; 0 holds the animations that were added
  /// to it and to what is inside.
  public var speed: Float {
    get { extras.clock.speed }
    set { setClock { $0.speed = newValue } }
  }

  /// The layer's time at ``beginTime``, in seconds.
  public var timeOffset: CFTimeInterval {
    get { extras.clock.timeOffset }
    set { setClock { $0.timeOffset = newValue } }
  }

  /// When its time begins, in the superlayer's time.
  public var beginTime: CFTimeInterval {
    get { extras.clock.beginTime }
    set { setClock { $0.beginTime = newValue } }
  }

  /// Converts a time from that of another layer; nil stands for the clock,
  /// ``CACurrentMediaTime()``.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    time(at: l?.clockTime(at: t) ?? t)
  }

  /// Converts a time to that of another layer; nil stands for the clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(at: t)
    return l?.time(at: time) ?? time
  }

  /// The layer outside that has a time of its own, or may have.
  private var outerClock: CALayer? {
    var view = view.superview
    while let outer = view {
      if let layer = outer.layerIfUsed { return layer }
      view = outer.superview
    }
    return nil
  }

  /// The layer's time at one of the clock.
  func time(at now: TimeInterval) -> TimeInterval {
    extras.clock.inner(outerClock?.time(at: now) ?? now)
  }

  private func clockTime(at time: TimeInterval) -> TimeInterval {
    let outer = extras.clock.outer(time)
    return outerClock?.clockTime(at: outer) ?? outer
  }

  /// How much faster than the clock its time runs.
  var clockSpeed: Double { Double(extras.clock.speed) * (outerClock?.clockSpeed ?? 1) }

  private func setClock(_ change: (inout LayerClock) -> Void) {
    let old = extras.clock
    change(&extras.clock)
    guard extras.clock != old else { return }
    view.rescheduleLayerAnimations()
  }
}

extension UIView {
  /// The times of the layer and of those inside changed: their animations end at others.
  fileprivate func rescheduleLayerAnimations() {
    layerIfUsed?.rescheduleEnds()
    for view in subviews + layerViews { view.rescheduleLayerAnimations() }
  }
}
