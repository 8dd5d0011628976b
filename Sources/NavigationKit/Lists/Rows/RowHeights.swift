import Foundation

/// The height and position of each row of a list.
///
/// A balanced tree of runs, in which each fork has the sums of its subtrees: finding, changing,
/// inserting and removing rows are O(log n). Any number of unmeasured rows are one run.
nonisolated indirect enum RowHeights: Sendable {
  case run(HeightRun)
  case fork(RowHeights, RowHeights, Sums)

  struct Sums: Sendable {
    let count: Int
    let height: CGFloat
    let depth: Int
  }

  /// Makes a tree from runs in order; linear in their number.
  init(_ runs: some Sequence<HeightRun>) {
    var packed: [HeightRun] = []
    for run in runs where packed.isEmpty || !packed[packed.count - 1].absorb(run) {
      packed.append(run)
    }
    self = .balanced(packed[...])
  }

  /// Makes rows of equal height.
  init(_ height: CGFloat, count: Int, isMeasured: Bool) {
    self = .run(HeightRun(height, count: count, isMeasured: isMeasured))
  }

  // MARK: Queries

  var count: Int {
    switch self {
    case .run(let run): run.count
    case .fork(_, _, let sums): sums.count
    }
  }

  /// The total height, in points.
  var height: CGFloat {
    switch self {
    case .run(let run): run.height
    case .fork(_, _, let sums): sums.height
    }
  }

  /// The top of a row; for the row after the last, the end of all rows.
  func top(of row: Int) -> CGFloat {
    switch self {
    case .run(let run): run.top(of: row)
    case .fork(let upper, let lower, _):
      row < upper.count
        ? upper.top(of: row) : upper.height + lower.top(of: row - upper.count)
    }
  }

  /// The first row whose bottom is below a position; the count if there is none.
  func first(endingBelow y: CGFloat) -> Int {
    switch self {
    case .run(let run): run.first(endingBelow: y)
    case .fork(let upper, let lower, _):
      y < upper.height
        ? upper.first(endingBelow: y)
        : upper.count + lower.first(endingBelow: y - upper.height)
    }
  }

  /// The height of one row.
  subscript(row: Int) -> HeightRun {
    switch self {
    case .run(let run): run.part(row..<row + 1)
    case .fork(let upper, let lower, _):
      row < upper.count ? upper[row] : lower[row - upper.count]
    }
  }

  // MARK: Changes

  /// Replaces rows by others; an empty range inserts them.
  mutating func replaceSubrange(_ range: Range<Int>, with rows: RowHeights) {
    let (upper, lower) = (split(at: range.lowerBound).0, split(at: range.upperBound).1)
    self = upper.joined(with: rows).joined(with: lower)
  }

  /// The same rows, with all heights counted as estimated.
  var markedAsEstimated: RowHeights {
    switch self {
    case .run(var run):
      run.isMeasured = false
      return .run(run)
    case .fork(let upper, let lower, let sums):
      return .fork(upper.markedAsEstimated, lower.markedAsEstimated, sums)
    }
  }
}
