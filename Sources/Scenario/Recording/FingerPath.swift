import Foundation

/// The path of a finger from touch down to lift, as samples.
nonisolated struct FingerPath: Hashable {
  /// A position at a time.
  struct Sample: Hashable {
    var time: TimeInterval
    var point: CGPoint
  }

  /// The samples; the first is the touch, the last the lift.
  var samples: [Sample]

  /// Whether it is short in time and distance.
  var isTap: Bool {
    guard let first = samples.first, let last = samples.last else { return false }
    return last.time - first.time <= Self.tapDuration
      && samples.allSatisfy { $0.point.distance(to: first.point) <= Self.tapReach }
  }

  /// The longest tap in seconds, and its largest movement in points.
  private static let tapDuration: TimeInterval = 0.3
  private static let tapReach: CGFloat = 10

  // MARK: Fewer samples

  /// Fewer samples of the path, such that straight lines between them pass every other sample
  /// within the tolerance at its time.
  ///
  /// The last part, which determines the velocity at the lift, has a tenth of the tolerance.
  func simplified(tolerance: CGFloat) -> FingerPath {
    let all = withRests.samples
    guard let last = all.last, all.count > 2 else { return FingerPath(samples: all) }
    let split = all.firstIndex { $0.time >= last.time - Self.leaving } ?? 0
    var kept: Set<Int> = [0, split, all.count - 1]
    Self.keep(all, 0, split, tolerance, &kept)
    Self.keep(all, split, all.count - 1, tolerance * Self.leavingShare, &kept)
    return FingerPath(samples: kept.sorted().map { all[$0] })
  }

  /// The length of the last part in seconds, and its fraction of the tolerance.
  private static let leaving: TimeInterval = 0.1
  private static let leavingShare: CGFloat = 0.1

  /// Adds the samples to keep between two: the farthest, then recursively those on both its sides.
  private static func keep(
    _ all: [Sample], _ first: Int, _ last: Int, _ tolerance: CGFloat, _ kept: inout Set<Int>
  ) {
    var spans = [(first, last)]
    while let (first, last) = spans.popLast() {
      guard last > first + 1 else { continue }
      let between = (first + 1)..<last
      let distances = between.map { all[$0].distance(fromLine: all[first], all[last]) }
      guard let furthest = distances.indices.max(by: { distances[$0] < distances[$1] }),
        distances[furthest] > tolerance
      else { continue }
      let middle = between.lowerBound + furthest
      kept.insert(middle)
      spans += [(first, middle), (middle, last)]
    }
  }

  /// The path with samples added where a resting finger began to move, since it sends none at rest.
  private var withRests: FingerPath {
    var rested: [Sample] = []
    for sample in samples {
      if let last = rested.last, sample.time - last.time > Self.longestGap {
        rested.append(Sample(time: sample.time - Self.typicalGap, point: last.point))
      }
      rested.append(sample)
    }
    return FingerPath(samples: rested)
  }

  /// The longest and the default time between samples of a moving finger, in seconds.
  private static let longestGap: TimeInterval = 0.05
  private static let typicalGap: TimeInterval = 1 / 60
}

nonisolated extension FingerPath.Sample {
  /// The distance from where the finger would be at that time if it moved evenly between two
  /// samples.
  fileprivate func distance(fromLine first: Self, _ last: Self) -> CGFloat {
    let duration = last.time - first.time
    let share = duration > 0 ? CGFloat((time - first.time) / duration) : 1
    let there = CGPoint(
      x: first.point.x + (last.point.x - first.point.x) * share,
      y: first.point.y + (last.point.y - first.point.y) * share)
    return point.distance(to: there)
  }
}

nonisolated extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
