/// How one column of a track differs: from when, by how much, or where the part is missing.
struct Deviation: Hashable {
  let remark: Remark
  /// When it begins, in seconds.
  let time: Double
  /// The largest difference, in points.
  let largest: Double

  /// The deviations of a column's values.
  static func all(
    of column: MotionColumn, _ expected: [Double?], _ actual: [Double?], at times: [Double]
  ) -> [Deviation] {
    let instants = zip(times, zip(expected, actual)).map { ($0, $1.0, $1.1) }
    return [presence(column, instants), movement(column, instants)].compactMap(\.self)
  }

  /// Sorts by time, then the larger first.
  func comesBefore(_ other: Deviation) -> Bool { (time, -largest) < (other.time, -other.largest) }

  private init(_ column: MotionColumn, _ predicate: String, at time: Double, by largest: Double) {
    remark = Remark(subject: column.part, more: column.more, predicate: predicate)
    self.time = time
    self.largest = largest
  }

  private static func presence(_ column: MotionColumn, _ instants: [(Double, Double?, Double?)])
    -> Deviation?
  {
    guard let (time, _, new) = instants.first(where: { ($0.1 == nil) != ($0.2 == nil) }) else {
      return nil
    }
    let when = MotionDifference.seconds(time)
    return Deviation(
      column, new == nil ? "is gone at \(when)" : "appears at \(when)", at: time, by: .infinity)
  }

  private static func movement(_ column: MotionColumn, _ instants: [(Double, Double?, Double?)])
    -> Deviation?
  {
    let shifts = instants.compactMap { time, old, new -> (time: Double, amount: Double)? in
      guard let old, let new, old != new else { return nil }
      return (time, new - old)
    }
    guard let first = shifts.first,
      let largest = shifts.max(by: { $0.amount.magnitude < $1.amount.magnitude })
    else { return nil }
    var predicate = words(column, first)
    if Decimals.short(largest.amount) != Decimals.short(first.amount) {
      let largestWords = words(column, largest).split(separator: " ", maxSplits: 1)
      predicate += ", up to " + (largestWords.last ?? "")
    }
    return Deviation(column, predicate, at: first.time, by: largest.amount.magnitude)
  }

  private static func words(_ column: MotionColumn, _ shift: (time: Double, amount: Double))
    -> String
  {
    Shift(column.quantity, by: shift.amount).words
      + " at \(MotionDifference.seconds(shift.time))"
  }
}
