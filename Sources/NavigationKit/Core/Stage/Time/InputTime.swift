import Foundation

/// How the seconds of a person's hands pass in those of a stage.
///
/// Where animations are slowed down, a stage's second takes longer, and a finger does more in it.
/// Gestures are judged by the hands' seconds: the velocity of a finger, how long it was pressed.
nonisolated struct InputTime: Hashable, Sendable {
  /// How many of the stage's seconds pass in one of the hands'.
  private(set) var pace = 1.0
  /// When the pace was set, in the stage's time and in that of the hands.
  private var start: TimeInterval = 0
  private var inputStart: TimeInterval = 0

  /// The hands' time at a time of the stage; the same at the usual pace.
  func time(at stage: TimeInterval) -> TimeInterval { inputStart + (stage - start) / pace }

  /// The stage's time at a time of the hands.
  func stageTime(at input: TimeInterval) -> TimeInterval { start + (input - inputStart) * pace }

  /// Sets the pace from a time of the stage on.
  mutating func set(pace: Double, at stage: TimeInterval) {
    (start, inputStart, self.pace) = (stage, time(at: stage), pace)
  }
}

extension Stage {
  /// How many of its seconds pass in one of the hands' of the person who operates it: 1, the
  /// default, unless the host slows animations down or speeds them up.
  package var inputPace: Double {
    get { clock.input.pace }
    set {
      precondition(newValue > 0, "Time must pass: a pace is greater than 0, not \(newValue).")
      clock.input.set(pace: newValue, at: now)
    }
  }

  /// The time of the hands at one of its own, in seconds.
  package func inputTime(at time: TimeInterval) -> TimeInterval { clock.input.time(at: time) }

  /// Its own time at one of the hands, in seconds.
  package func time(ofInput time: TimeInterval) -> TimeInterval { clock.input.stageTime(at: time) }
}

extension VirtualClock {
  /// The time of the hands.
  var inputNow: TimeInterval { input.time(at: now) }

  /// Schedules what happens if a hand does nothing else for `delay` of its own seconds.
  func schedule(afterInput delay: TimeInterval, action: @escaping () -> Void) -> Token {
    schedule(after: delay * input.pace, action: action)
  }
}

extension UIGestureRecognizer {
  /// The time of the hands at a time of the stage.
  func inputTime(at time: TimeInterval) -> TimeInterval {
    stage?.clock.input.time(at: time) ?? time
  }

  /// The time of the hands.
  var inputNow: TimeInterval { stage?.clock.inputNow ?? 0 }
}
