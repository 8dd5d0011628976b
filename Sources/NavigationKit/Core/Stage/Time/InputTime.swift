import Foundation

/// Input time: the seconds of the person who operates a stage, in those of the stage.
///
/// Where animations are slowed down, a stage's second takes longer, and a finger does more in it.
/// Gestures are judged by input time: the velocity of a finger, how long it was pressed.
nonisolated struct InputTime: Hashable, Sendable {
  /// The stage's seconds in one second of input time.
  private(set) var pace = 1.0
  /// When the pace was set, in the stage's time and in input time.
  private var start: TimeInterval = 0
  private var inputStart: TimeInterval = 0

  /// The input time at a time of the stage; the same at normal speed.
  func time(at stage: TimeInterval) -> TimeInterval { inputStart + (stage - start) / pace }

  /// The stage's time at an input time.
  func stageTime(at input: TimeInterval) -> TimeInterval { start + (input - inputStart) * pace }

  /// Sets the pace from a time of the stage on.
  mutating func set(pace: Double, at stage: TimeInterval) {
    (start, inputStart, self.pace) = (stage, time(at: stage), pace)
  }
}

extension Stage {
  /// The stage's seconds in one second of input time: 1, the default, unless the host slows
  /// animations down or speeds them up.
  package var inputPace: Double {
    get { clock.input.pace }
    set {
      precondition(newValue > 0, "Time must pass: a pace is greater than 0, not \(newValue).")
      clock.input.set(pace: newValue, at: now)
    }
  }

  /// The input time at a time of the stage, in seconds.
  package func inputTime(at time: TimeInterval) -> TimeInterval { clock.input.time(at: time) }

  /// The stage's time at an input time, in seconds.
  package func time(ofInput time: TimeInterval) -> TimeInterval { clock.input.stageTime(at: time) }
}

extension VirtualClock {
  /// The input time now.
  var inputNow: TimeInterval { input.time(at: now) }

  /// Schedules an action after `delay` seconds of input time.
  func schedule(afterInput delay: TimeInterval, action: @escaping () -> Void) -> Token {
    schedule(after: delay * input.pace, action: action)
  }
}

extension UIGestureRecognizer {
  /// The input time at a time of the stage.
  func inputTime(at time: TimeInterval) -> TimeInterval {
    stage?.clock.input.time(at: time) ?? time
  }

  /// The input time now.
  var inputNow: TimeInterval { stage?.clock.inputNow ?? 0 }
}
