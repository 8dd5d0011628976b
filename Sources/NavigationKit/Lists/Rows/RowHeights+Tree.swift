import Foundation

nonisolated extension RowHeights {
  /// The rows before an index, and those from it on.
  func split(at row: Int) -> (RowHeights, RowHeights) {
    switch self {
    case .run(let run):
      return (.run(run.part(0..<row)), .run(run.part(row..<run.count)))
    case .fork(let upper, let lower, _):
      if row < upper.count {
        let (before, after) = upper.split(at: row)
        return (before, after + lower)
      }
      let (before, after) = lower.split(at: row - upper.count)
      return (upper + before, after)
    }
  }

  /// The rows followed by others; the two runs that meet are merged if possible.
  func joined(with lower: RowHeights) -> RowHeights {
    guard count > 0, lower.count > 0 else { return self + lower }
    let (last, next) = (lastRun, lower.firstRun)
    var run = last
    guard run.absorb(next) else { return self + lower }
    return split(at: count - last.count).0 + .run(run) + lower.split(at: next.count).1
  }

  /// A tree of the runs with the least possible depth.
  static func balanced(_ runs: ArraySlice<HeightRun>) -> RowHeights {
    guard runs.count > 1 else {
      return .run(runs.first ?? HeightRun(0, count: 0, isMeasured: false))
    }
    let middle = (runs.startIndex + runs.endIndex) / 2
    return fork(balanced(runs[..<middle]), balanced(runs[middle...]))
  }

  static func + (upper: RowHeights, lower: RowHeights) -> RowHeights {
    if upper.count == 0 { return lower }
    if lower.count == 0 { return upper }
    if upper.depth > lower.depth + 1, case .fork(let first, let second, _) = upper {
      return rotated(first, second + lower)
    }
    if lower.depth > upper.depth + 1, case .fork(let first, let second, _) = lower {
      return rotated(upper + first, second)
    }
    return fork(upper, lower)
  }

  /// A fork of trees whose depths differ by at most 2, rotated to balance depths to a difference of
  /// 1.
  private static func rotated(_ upper: RowHeights, _ lower: RowHeights) -> RowHeights {
    if upper.depth > lower.depth + 1, case .fork(let first, let second, _) = upper {
      guard second.depth > first.depth, case .fork(let inner, let outer, _) = second else {
        return fork(first, fork(second, lower))
      }
      return fork(fork(first, inner), fork(outer, lower))
    }
    if lower.depth > upper.depth + 1, case .fork(let first, let second, _) = lower {
      guard first.depth > second.depth, case .fork(let outer, let inner, _) = first else {
        return fork(fork(upper, first), second)
      }
      return fork(fork(upper, outer), fork(inner, second))
    }
    return fork(upper, lower)
  }

  private static func fork(_ upper: RowHeights, _ lower: RowHeights) -> RowHeights {
    .fork(
      upper, lower,
      Sums(
        count: upper.count + lower.count, height: upper.height + lower.height,
        depth: max(upper.depth, lower.depth) + 1))
  }

  /// The largest number of forks between the root and a run.
  var depth: Int {
    if case .fork(_, _, let sums) = self { sums.depth } else { 0 }
  }

  private var firstRun: HeightRun {
    switch self {
    case .run(let run): run
    case .fork(let upper, _, _): upper.firstRun
    }
  }

  private var lastRun: HeightRun {
    switch self {
    case .run(let run): run
    case .fork(_, let lower, _): lower.lastRun
    }
  }
}
