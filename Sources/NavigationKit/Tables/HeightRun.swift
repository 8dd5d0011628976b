import Foundation

/// Rows that stand one below the other: any number that are alike, or a few of any heights.
nonisolated struct HeightRun: Sendable {
  private enum Heights: Sendable {
    /// Every row is as high.
    case alike(CGFloat)
    /// The rows' heights, from the top.
    case each([CGFloat])
  }

  private var heights: Heights
  /// How many rows there are.
  private(set) var count: Int
  /// How high they are together.
  private(set) var height: CGFloat
  /// Whether somebody measured them; else their heights are assumed.
  var isMeasured: Bool

  /// Rows that are alike.
  init(_ height: CGFloat, count: Int = 1, isMeasured: Bool) {
    heights = .alike(height)
    self.count = count
    self.height = height * CGFloat(count)
    self.isMeasured = isMeasured
  }

  /// Where a row starts; the row after the last one starts where that ends.
  func top(of row: Int) -> CGFloat {
    switch heights {
    case .alike(let height): height * CGFloat(row)
    case .each(let list): row == count ? height : list[..<row].reduce(0, +)
    }
  }

  /// The first row that ends below a position; the count if none does.
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

  /// Some of the rows.
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

  /// Takes rows in below its own, if both may be one run.
  mutating func absorb(_ next: HeightRun) -> Bool {
    guard isMeasured == next.isMeasured else { return false }
    if case (.alike(let own), .alike(let other)) = (heights, next.heights), own == other {
      self = HeightRun(own, count: count + next.count, isMeasured: isMeasured)
      return true
    }
    guard count + next.count <= HeightRun.limit else { return false }
    var list = list
    // A list is added to without being copied where nothing else holds it.
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

  /// How many rows of different heights are added up one by one; beyond that they are several runs.
  private static let limit = 64
}
