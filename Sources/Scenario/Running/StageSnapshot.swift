public import Drawing
public import Foundation
import NavigationKit

/// What there is to see of a stage at an instant: values, for a host to paint and to compare.
public nonisolated struct StageSnapshot: Hashable, Sendable {
  /// When, in virtual seconds.
  public var time: TimeInterval
  /// The picture, before it is painted.
  public var frame: DisplayList
  /// The same in words and numbers.
  public var screen: ScreenInspection
  /// What controllers were told since the look before, in order.
  public var callbacks: [String]
  /// Whether something moves, or a finger is down.
  public var isInMotion: Bool

  /// Makes a snapshot.
  public init(
    time: TimeInterval, frame: DisplayList, screen: ScreenInspection, callbacks: [String] = [],
    isInMotion: Bool = false
  ) {
    self.time = time
    self.frame = frame
    self.screen = screen
    self.callbacks = callbacks
    self.isInMotion = isInMotion
  }

  /// The screen as text, and what controllers were told.
  public var text: String { screen.text(callbacks: callbacks) }
}

/// What a scenario shows its host.
public nonisolated enum ScenarioCapture: Hashable, Sendable {
  /// A picture of that name.
  case still(String, StageSnapshot)
  /// A film begins.
  case filmBegan(ScenarioStep.Film, at: TimeInterval)
  /// The film's next picture.
  case cell(StageSnapshot)
  /// The film's next instant: every 1/120 s from its first picture to its last.
  case sample(StageSnapshot)
  /// The film is over; its end, and what controllers were told meanwhile.
  case filmEnded(StageSnapshot)
}
