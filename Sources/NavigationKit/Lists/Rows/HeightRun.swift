import Foundation

/// The heights of consecutive rows: any number of equal heights, or up to 64 different ones.
nonisolated struct HeightRun: Sendable {
  private enum Heights: Sendable {
    /// The height of every row.
    case alike(CGFloat)
    /// The rows' heights, from the top.
    case each([CGFloat])
  }

  private var heights: Heights
  /// The number of rows.
  private(set) var count: Int
  /// The total height, in points.
  private(set) var height: CGFloat
  /// Whether the heights are measured, not estimated.
  var isMeasured: Bool

  /// Makes a run of rows of equal height.
  init(_ height: CGFloat, count: Int = 1, isMeasured: Bool) {
    heights = .alike(height)
    self.count = count
    self.height = height * CGFloat(count)
    self.isMeasured = isMeasured
  }

  /// The top of a row; for the row after the last, the end of the run.
  func top(of row: Int) -> CGFloat {
    switch heights {
    case .alike(let height): height * CGFloat(row)
    case .each(let list): row == count ? height : list[..<row].reduce(0, +)
    }
  }

  /// The first row whose bottom is below a position; the count if there is none.
  func first(endingBelow y: CGFloat) -> Int {
    switch heights {
    case .alike(let height):
      guard height > 0 else { return y < 0 ? 0 : count }
      return Int(min(max(0, y) / height, CGFloat(count)))
    case .each(let list):
      var bottom: CGFloat = 0
      return list.firstIndex { height in
        bottom += height
        return bottom > y
      } ?? count
    }
  }

  /// The heights of some of the rows.
  func part(_ range: Range<Int>) -> HeightRun {
    switch heights {
    case .alike(let height):
      return HeightRun(height, count: range.count, isMeasured: isMeasured)
    case .each(let list) where range.count == 1:
      return HeightRun(list[range.lowerBound], isMeasured: isMeasured)
    case .each(let list):
      var part = self
      part.become(Array(list[range]))
      return part
    }
  }

  /// Appends another run if both fit in one; returns whether they do.
  mutating func absorb(_ next: HeightRun) -> Bool {
    guard isMeasured == next.isMeasured else { return false }
    if case (.alike(let own), .alike(let other)) = (heights, next.heights), own == other {
      self = HeightRun(own, count: count + next.count, isMeasured: isMeasured)
      return true
    }
    guard count + next.count <= HeightRun.limit else { return false }
    var list = list
    // Drop our own reference to the list, so that appending does not copy it.
    heights = .each([])
    list.append(contentsOf: next.list)
    become(list)
    return true
  }

  private mutating func become(_ list: [CGFloat]) {
    count = list.count
    height = list.reduce(0, +)
    heights = .each(list)
  }

  private var list: [CGFloat] {
    switch heights {
    case .alike(let height): Array(repeating: height, count: count)
    case .each(let list): list
    }
  }

  /// The most different heights in one run; positions in a run are found by adding them up.
  private static let limit = 64
}
