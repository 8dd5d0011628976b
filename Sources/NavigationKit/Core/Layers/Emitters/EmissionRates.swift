import Foundation

/// How many particles an emitter sends out over time, as its birth rate was changed.
nonisolated struct EmissionRates {
  /// A particle's number among those of its cell, and when it came.
  struct Birth: Hashable {
    let number: Int
    let time: TimeInterval
  }

  /// From when on which factor holds; the first one always did.
  private var changes: [(time: TimeInterval, factor: Double)] = [(-.infinity, 1)]

  /// Another factor holds from a time on.
  mutating func record(_ factor: Double, at time: TimeInterval) {
    if let last = changes.last, last.time >= time { changes.removeLast() }
    changes.append((changes.isEmpty ? -.infinity : time, factor.isFinite ? max(0, factor) : 0))
  }

  /// The particles of a cell that came up to a time, but for those that are too old.
  ///
  /// - Parameter rate: How many come each second at a factor of 1.
  func births(
    rate: Double, from start: TimeInterval, to now: TimeInterval, notOlderThan age: TimeInterval
  ) -> [Birth] {
    guard rate > 0, rate.isFinite, age > 0 else { return [] }
    var births: [Birth] = []
    for (index, change) in changes.enumerated() where change.factor > 0 {
      let next = changes.indices.contains(index + 1) ? changes[index + 1].time : .infinity
      let begin = max(start, change.time)
      let interval = 1 / (rate * change.factor)
      let first = max(0, ((now - age - begin) / interval).rounded(.up))
      let last = ((min(now, next) - begin) / interval).rounded(.down)
      guard last >= first, first < Self.highestNumber else { continue }
      for number in Int(
        max(first, last - Self.maximumParticles))...Int(min(last, Self.highestNumber))
      {
        let time = begin + Double(number) * interval
        if time < next { births.append(Birth(number: number ^ index << 40, time: time)) }
      }
    }
    return births
  }

  /// The most particles of a cell that are seen at once: those that came last.
  private static let maximumParticles = 2000.0
  /// The highest number of a particle.
  private static let highestNumber = 1e11
}
