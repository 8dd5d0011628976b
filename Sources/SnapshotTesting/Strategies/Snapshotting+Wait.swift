public import Foundation

extension Snapshotting {
  /// A strategy that waits before another one takes its snapshot.
  ///
  /// Work of the main queue and the run loop that is due by the clock runs meanwhile. A screen of
  /// views is then shown for as long in virtual time, which takes none, before it settles.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - strategy: Takes the snapshot.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    var waiting = Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) {
      value in
      Async { callback in
        Waiting.pass(duration)
        Waiting.$virtualSeconds.withValue(duration) { strategy.snapshot(value).run(callback) }
      }
    }
    waiting.needsMainThread = strategy.needsMainThread
    return waiting
  }
}
