import Foundation

/// Looks at the stage at even times, for a film.
struct StageObserver {
  let start: TimeInterval
  /// Seconds between two looks.
  let interval: TimeInterval
  let look: () -> Void
  /// The number of looks so far.
  var count = 0

  /// When it looks next.
  var due: TimeInterval { start + Double(count) * interval }
}
