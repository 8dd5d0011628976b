import Foundation

/// How high each row of a list is, and where it starts.
///
/// A balanced tree of runs, each fork with the sums below it: to find a row by its place, to find its
/// place, to change its height, to put rows in and to take them out are O(log n). Rows nobody measured
/// are one run, however many they are.
nonisolated indirect enum RowHeights: Sendable {
  case run(HeightRun)
  case fork(RowHeights, RowHeights, Sums)

  struct Sums: Sendable {
    let count: Int
    let height: CGFloat
    let depth: Int
  }

  /// Rows from the top; linear in their number.
  init(_ runs: some Sequence<HeightRun>) {
    var packed: [HeightRun] = []
    for run in runs where packed.isEmpty || !packed[packed.count - 1].absorb(run) {
      packed.append(run)
    }
    self = .balanced(packed[...])
  }

  /// Rows that are alike.
  init(_ height: CGFloat, count: Int, isMeasured: Bool) {
    self = .run(HeightRun(height, count: count, isMeasured: isMeasured))
  }

  // MARK: Asking

  /// How many rows there are.
  var count: Int {
    switch self {
    case .run(let run): run.count
    case .fork(_, _, let sums): sums.count
    }
  }

  /// How high they are together.
  var height: CGFloat {
    switch self {
    case .run(let run): run.height
    case .fork(_, _, let sums): sums.height
    }
  }

  /// Where a row starts; the row after the last one starts where that ends.
  func top(of row: Int) -> CGFloat {
    switch self {
    case .run(let run): run.top(of: row)
    case .fork(let upper, let lower, _):
      row < upper.count
        ? upper.top(of: row) : upper.height + lower.top(of: row - upper.count)
    }
  }

  /// The first row that ends below a position; the count if none does.
  func first(endingBelow y: CGFloat) -> Int {
    switch self {
    case .run(let run): run.first(endingBelow: y)
    case .fork(let upper, let lower, _):
      y < upper.height
        ? upper.first(endingBelow: y)
        : upper.count + lower.first(endingBelow: y - upper.height)
    }
  }

  /// One row.
  subscript(row: Int) -> HeightRun {
    switch self {
    case .run(let run): run.part(row..<row + 1)
    case .fork(let upper, let lower, _):
      row < upper.count ? upper[row] : lower[row - upper.count]
    }
  }

  // MARK: Changing

  /// Puts rows in the place of others, or between two where the range is empty.
  mutating func replaceSubrange(_ range: Range<Int>, with rows: RowHeights) {
    let (upper, lower) = (split(at: range.lowerBound).0, split(at: range.upperBound).1)
    self = upper.joined(with: rows).joined(with: lower)
  }

  /// The same rows, their heights only assumed.
  var asAssumed: RowHeights {
    switch self {
    case .run(var run):
      run.isMeasured = false
      return .run(run)
    case .fork(let upper, let lower, let sums):
      return .fork(upper.asAssumed, lower.asAssumed, sums)
    }
  }
}
