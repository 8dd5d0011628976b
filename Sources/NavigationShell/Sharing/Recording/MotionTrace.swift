import Foundation
import Scenario
import Snapshot

/// How a screen became another: a sample every 1/120 s.
struct MotionTrace: Hashable {
  /// The samples, from the last one at rest to the first one at rest again.
  var samples: [MotionTrack.Sample] = []

  /// The time from the first change to the last, in seconds.
  var seconds: TimeInterval {
    guard let (first, last) = ends else { return 0 }
    return samples[last].time - samples[first].time
  }

  /// The last sample before the first change, and the first one after the last.
  private var ends: (first: Int, last: Int)? {
    guard let start = samples.first?.frame, let end = samples.last?.frame,
      let change = samples.firstIndex(where: { $0.frame != start })
    else { return nil }
    let last = samples.lastIndex { $0.frame != end } ?? change
    return (max(0, change - 1), min(samples.count - 1, last + 1))
  }

  /// The samples in which something changes.
  var moving: MotionTrace {
    guard let (first, last) = ends else { return MotionTrace() }
    let start = samples[first].time
    return MotionTrace(
      samples: samples[first...last].map {
        MotionTrack.Sample(time: $0.time - start, frame: $0.frame, parts: $0.parts)
      })
  }
}
