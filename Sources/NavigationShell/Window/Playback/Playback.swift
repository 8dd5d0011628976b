import Foundation

/// When a scenario's instants are shown: its time follows the clock's, but for pauses.
///
/// What happens at which instant is the scenario's own affair.
struct Playback: Hashable {
  /// For how many frames at most time passes at once; what is lost beyond that is not caught up with.
  ///
  /// To paint a capture may take longer than a frame, and what moves should not jump after it.
  private static let mostFrames = 4.0
  /// Which part of a frame's time is too little to wait for.
  private static let slack = 0.05

  /// How long a frame is shown, in virtual seconds.
  private let frame: TimeInterval
  /// The clock's time, in virtual seconds.
  private(set) var clock: TimeInterval = 0
  /// The instant of the scenario that is to be shown by now.
  private var due: TimeInterval
  /// Whether time stands still.
  private(set) var isPaused = false

  init(from start: TimeInterval, framesPerSecond: Double) {
    due = start
    frame = 1 / framesPerSecond
  }

  /// Lets time pass by the clock; it never runs back.
  mutating func advance(to time: TimeInterval) {
    if !isPaused { due += min(max(0, time - clock), Self.mostFrames * frame) }
    clock = max(clock, time)
  }

  /// Stops, or goes on.
  mutating func togglePause() { isPaused.toggle() }

  /// When an instant is to be shown, by the clock; nil while that is not known.
  func time(of instant: TimeInterval) -> TimeInterval? {
    isPaused ? nil : clock + (instant - due)
  }

  /// Whether an instant's time has come.
  func isDue(_ instant: TimeInterval) -> Bool {
    !isPaused && due >= instant - Self.slack * frame
  }

  /// Whether an instant's time is over, so that a later one is better shown.
  func isOver(_ instant: TimeInterval) -> Bool { !isPaused && due > instant + Self.slack * frame }
}
