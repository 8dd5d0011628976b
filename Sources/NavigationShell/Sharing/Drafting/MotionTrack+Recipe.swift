import Snapshot

nonisolated extension MotionTrack {
  /// How each part moves, in the order in which parts appear.
  var recipe: [SharedRecipe] {
    columns.enumerated().compactMap { index, column in
      guard let name = column.split(separator: " ").last.map(String.init) else { return nil }
      let points = rows.compactMap { row in row.values[index].map { (row.time, $0) } }
      return SharedRecipe(
        part: String(column.dropLast(name.count + 1)), measure: name, points: points)
    }
  }
}

nonisolated extension SharedRecipe {
  /// Values between two that are this near, in points, have no curve worth telling.
  private static let leastDistance = 0.5
  /// Samples of a curve, without the first.
  private static let count = 24

  /// Tells a motion by its values at times; nil for one that hardly moves.
  fileprivate init?(part: String, measure: String, points: [(time: Double, value: Double)]) {
    guard let first = points.first, let last = points.last,
      abs(last.value - first.value) >= Self.leastDistance
    else { return nil }
    let start = (points.prefix { $0.value == first.value }.last ?? first).time
    let lastMoving = points.lastIndex { $0.value != last.value } ?? 0
    let end = points[min(lastMoving + 1, points.count - 1)].time
    let shares = (0...Self.count).map { step in
      let time = start + (end - start) * Double(step) / Double(Self.count)
      let share = (Self.value(at: time, points) - first.value) / (last.value - first.value)
      return (share * 1000).rounded() / 1000
    }
    self.init(
      part: part, measure: measure, from: first.value, to: last.value, begin: start, end: end,
      curve: CurveName(of: shares).description, shares: shares)
  }

  /// The value at a time, between two samples in a straight line.
  private static func value(at time: Double, _ points: [(time: Double, value: Double)]) -> Double {
    guard let next = points.firstIndex(where: { $0.time >= time }) else {
      return points[points.count - 1].value
    }
    guard next > 0, points[next].time > time else { return points[next].value }
    let (one, other) = (points[next - 1], points[next])
    let share = (time - one.time) / (other.time - one.time)
    return one.value + (other.value - one.value) * share
  }
}
