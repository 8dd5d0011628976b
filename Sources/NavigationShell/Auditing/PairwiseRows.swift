/// Combinations of settings' values in which each pair of values of two settings occurs.
nonisolated struct PairwiseRows {
  /// The combinations: the place of a value of each setting.
  let rows: [[Int]]

  /// Two values of two settings.
  private struct Pair: Hashable {
    let first, second: Int
    let firstValue, secondValue: Int
  }

  /// - Parameter counts: How many values each setting has.
  init(of counts: [Int]) {
    guard counts.count > 1 else {
      rows = counts.first.map { (0..<$0).map { [$0] } } ?? []
      return
    }
    var missing: [Pair] = []
    for first in counts.indices {
      for second in counts.indices where second > first {
        for value in 0..<counts[first] {
          for other in 0..<counts[second] {
            missing.append(
              Pair(first: first, second: second, firstValue: value, secondValue: other))
          }
        }
      }
    }
    var left = Set(missing)
    var rows: [[Int]] = []
    // Each row begins with a pair that is missing; the other settings get the values that most
    // pairs miss.
    for pair in missing where left.contains(pair) {
      var row = [Int?](repeating: nil, count: counts.count)
      (row[pair.first], row[pair.second]) = (pair.firstValue, pair.secondValue)
      for setting in counts.indices where row[setting] == nil {
        row[setting] = (0..<counts[setting]).max { value, other in
          Self.gain(value, of: setting, in: row, left)
            < Self.gain(other, of: setting, in: row, left)
        }
      }
      let whole = row.map { $0 ?? 0 }
      for first in counts.indices {
        for second in counts.indices where second > first {
          left.remove(
            Pair(
              first: first, second: second, firstValue: whole[first], secondValue: whole[second]))
        }
      }
      rows.append(whole)
    }
    self.rows = rows
  }

  /// How many missing pairs a value makes with those that a row has.
  private static func gain(
    _ value: Int, of setting: Int, in row: [Int?], _ left: Set<Pair>
  ) -> Int {
    row.indices.count { other in
      guard let there = row[other], other != setting else { return false }
      return left.contains(
        other < setting
          ? Pair(first: other, second: setting, firstValue: there, secondValue: value)
          : Pair(first: setting, second: other, firstValue: value, secondValue: there))
    }
  }

  /// All combinations.
  static func product(of counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { rows, count in rows.flatMap { row in (0..<count).map { row + [$0] } } }
  }
}
