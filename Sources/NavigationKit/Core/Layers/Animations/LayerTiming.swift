import Foundation

/// When an animation of a layer shows how much of its change: a pure function of time.
struct LayerTiming: Hashable {
  /// Seconds from its being added to its beginning.
  var delay: TimeInterval = 0
  /// Seconds that one run takes.
  var duration: TimeInterval
  /// How much faster than the clock its own time runs.
  var speed = 1.0
  /// Seconds of its own time that are over at its beginning.
  var offset: TimeInterval = 0
  /// How often it runs.
  var repeatCount = 1.0
  /// Seconds of its own time that it runs; 0 for as often as it counts.
  var repeatDuration: TimeInterval = 0
  /// Whether each run goes back again.
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  var curve = TimingCurve.linear
  /// Seconds that the curve is made for, if not for one run: a spring comes to rest in its own time.
  var curveDuration: TimeInterval?

  /// A place in an animation.
  struct Place: Hashable {
    /// How much of the change is shown; beyond 0…1 where a spring swings over.
    var fraction: Double
    /// How many runs there were before.
    var cycle: Int
  }

  /// Seconds of its own time, there and back.
  private var cycleDuration: TimeInterval { duration * (autoreverses ? 2 : 1) }

  /// Seconds of its own time that it runs; infinite if it does not end.
  var activeDuration: TimeInterval {
    repeatDuration > 0 ? repeatDuration : cycleDuration * max(repeatCount, 0)
  }

  /// Seconds from its being added to its end; infinite if it does not end.
  var total: TimeInterval {
    guard speed > 0 else { return .infinity }
    return delay + (activeDuration - offset) / speed
  }

  /// The place in the animation some seconds after it was added; nil if it does not apply then.
  func place(after seconds: TimeInterval) -> Place? {
    let own = (seconds - delay) * speed + offset
    if seconds < delay { return fillMode.isBackwards ? place(at: offset) : nil }
    // The sum of many steps may fall short of the end by rounding.
    let tolerance = 1e-9
    guard own < activeDuration - tolerance else {
      return fillMode.isForwards ? place(at: activeDuration, isOver: true) : nil
    }
    return place(at: own)
  }

  /// Where it is at its end, whatever it shows afterwards.
  var last: Place { place(at: activeDuration, isOver: true) }

  private func place(at own: TimeInterval, isOver: Bool = false) -> Place {
    guard cycleDuration > 0 else { return Place(fraction: autoreverses ? 0 : 1, cycle: 0) }
    var cycle = (own / cycleDuration).rounded(.down)
    var rest = own - cycle * cycleDuration
    if isOver, cycle > 0, rest < 1e-9 { (cycle, rest) = (cycle - 1, cycleDuration) }
    let there = rest > duration ? cycleDuration - rest : rest
    let whole = curveDuration ?? duration
    return Place(fraction: curve.value(at: whole > 0 ? there / whole : 1), cycle: Int(cycle))
  }
}
