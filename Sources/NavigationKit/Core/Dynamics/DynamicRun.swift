import Foundation

/// The time from an animator's start to its next pause.
struct DynamicRun {
  /// Seconds from one frame to the next.
  static let frame: TimeInterval = RepeatingAnimation.frameInterval
  /// The steps of the world in a frame.
  static let stepsOfFrame = Int((frame / BodyWorld.step).rounded())

  let stage: Stage
  /// When it began, on the stage's clock.
  let start: TimeInterval
  /// The frames so far.
  var count = 0
  /// The next frame in the stage's clock.
  var token: VirtualClock.Token?

  init(on stage: Stage) { (self.stage, start) = (stage, stage.now) }

  /// Schedules the next frame, at a whole number of frames from the start.
  mutating func schedule(_ action: @escaping () -> Void) {
    count += 1
    let due = start + Double(count) * Self.frame
    token = stage.clock.schedule(after: due - stage.now, action: action)
  }
}
