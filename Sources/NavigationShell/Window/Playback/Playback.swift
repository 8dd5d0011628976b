import Foundation

/// Decides when a scenario's instants are shown in a window: its time follows the clock, except for
/// pauses.
///
/// The scenario alone decides what happens at which instant.
struct Playback: Hashable {
  /// The longest step of time in frames; more than that is skipped.
  ///
  /// Painting a capture may take longer than a frame, and animations should not jump after it.
  private static let maximumFrames = 4.0
  /// The fraction of a frame's time that is not worth waiting for.
  private static let slack = 0.05

  /// The length of a frame in virtual seconds.
  private let frame: TimeInterval
  /// The clock in virtual seconds.
  private(set) var clock: TimeInterval = 0
  /// The instant of the scenario that should be shown now.
  private var due: TimeInterval
  /// Whether the scenario is paused.
  private(set) var isPaused = false

  init(from start: TimeInterval, framesPerSecond: Double) {
    due = start
    frame = 1 / framesPerSecond
  }

  /// Advances the clock; earlier times are ignored.
  mutating func advance(to time: TimeInterval) {
    if !isPaused { due += min(max(0, time - clock), Self.maximumFrames * frame) }
    clock = max(clock, time)
  }

  /// Pauses or resumes.
  mutating func togglePause() { isPaused.toggle() }

  /// The clock's time at which an instant is shown; nil while paused.
  func time(of instant: TimeInterval) -> TimeInterval? {
    isPaused ? nil : clock + (instant - due)
  }

  /// Whether an instant should be shown now.
  func isDue(_ instant: TimeInterval) -> Bool {
    !isPaused && due >= instant - Self.slack * frame
  }

  /// Whether an instant is late, so that it is better to show a later one.
  func isOver(_ instant: TimeInterval) -> Bool { !isPaused && due > instant + Self.slack * frame }
}
