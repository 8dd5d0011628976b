public import Foundation

/// A capture that a running scenario passes to its host.
public nonisolated enum ScenarioCapture: Hashable, Sendable {
  /// A picture and its name.
  case still(String, StageSnapshot)
  /// A film begins.
  case filmBegan(ScenarioStep.FilmStep, at: TimeInterval)
  /// The film's next picture.
  case cell(StageSnapshot)
  /// The film's next sample of motion, every 1/120 s from its first picture to its last.
  case sample(StageSnapshot)
  /// The film is over; the snapshot is its end, with the callbacks meanwhile.
  case filmEnded(StageSnapshot)
}
