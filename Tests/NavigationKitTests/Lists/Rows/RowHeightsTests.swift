import Foundation
import Testing

@testable import NavigationKit

/// Row heights as a value that is fast for any number of rows.
struct RowHeightsTests {
  @Test func `alike rows are one run however many`() {
    let rows = RowHeights((0..<100_000).lazy.map { _ in HeightRun(44, isMeasured: true) })
    #expect(rows.count == 100_000 && rows.depth == 0)
    #expect(rows.top(of: 99_999) == 4_399_956)
    #expect(rows.top(of: 100_000) == 4_400_000)
    #expect(rows.first(endingBelow: 43.9) == 0 && rows.first(endingBelow: 44) == 1)
    #expect(rows.first(endingBelow: .infinity) == 100_000)
    #expect(rows.first(endingBelow: -5) == 0)
  }

  @Test func `no rows have no height`() {
    let none = RowHeights(measured: [])
    #expect(none.count == 0 && none.height == 0)
    #expect(none.first(endingBelow: 0) == 0)
    #expect(RowHeights(0, count: 3, isMeasured: true).first(endingBelow: 0) == 3)
    var some = none
    some.replaceSubrange(0..<0, with: RowHeights(measured: [3]))
    #expect(some.count == 1 && some.height == 3)
  }

  @Test(arguments: [1, 2, 3])
  func `whatever is changed, rows are where their heights put them`(seed: UInt64) {
    var random = Steps(seed: seed)
    var heights: [Row] = (0..<1000).map { _ in Row(height: CGFloat(random.below(40))) }
    var rows = RowHeights(heights.map(\.run))
    for step in 0..<600 {
      let start = random.below(heights.count + 1)
      let end = min(heights.count, start + random.below(step % 7 == 0 ? 90 : 3))
      let isMeasured = random.below(3) > 0
      let new = (0..<random.below(step % 5 == 0 ? 90 : 3)).map { _ in
        Row(height: CGFloat(random.below(40)), isMeasured: isMeasured)
      }
      heights.replaceSubrange(start..<end, with: new)
      rows.replaceSubrange(start..<end, with: RowHeights(new.map(\.run)))
      guard step % 20 == 0 else { continue }
      expect(rows, toBe: heights)
    }
    expect(rows.markedAsEstimated, toBe: heights.map { Row(height: $0.height, isMeasured: false) })
  }

  private func expect(_ rows: RowHeights, toBe heights: [Row]) {
    #expect(rows.count == heights.count)
    var top: CGFloat = 0
    for (index, row) in heights.enumerated() {
      #expect(rows.top(of: index) == top)
      #expect(rows[index].height == row.height && rows[index].isMeasured == row.isMeasured)
      if row.height > 0 {
        #expect(rows.first(endingBelow: top) == index)
        #expect(rows.first(endingBelow: top + row.height - 0.5) == index)
      }
      top += row.height
    }
    #expect(rows.height == top && rows.first(endingBelow: top) == heights.count)
  }

  @Test(arguments: [true, false])
  func `rows that cannot be merged, added at one end, stay a low tree`(isAtEnd: Bool) {
    var rows = RowHeights(measured: [])
    for row in 0..<1000 {
      let next = RowHeights(CGFloat(row), count: 1, isMeasured: row.isMultiple(of: 2))
      let place = isAtEnd ? row : 0
      rows.replaceSubrange(place..<place, with: next)
    }
    #expect(rows.runCount == 1000 && rows.depth <= 14)
  }

  @Test func `rows measured one by one, down or up, stay a low tree of full runs`() {
    let count = 20_000
    for order in [Array(0..<count), Array((0..<count).reversed())] {
      var rows = RowHeights(44, count: count, isMeasured: false)
      for row in order {
        let height = RowHeights(CGFloat(30 + row % 31), count: 1, isMeasured: true)
        rows.replaceSubrange(row..<row + 1, with: height)
      }
      #expect(rows.runCount < count / 40)
      #expect(rows.runCount >= count / 64, "a run that is added up one by one stays short")
      #expect(rows.depth <= 14)
    }
  }
}

/// A row of the reference model.
private struct Row {
  var height: CGFloat
  var isMeasured = true
  var run: HeightRun { HeightRun(height, isMeasured: isMeasured) }
}

/// A seeded sequence of numbers.
private struct Steps {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}

extension RowHeights {
  fileprivate var runCount: Int {
    switch self {
    case .run: 1
    case .fork(let upper, let lower, _): upper.runCount + lower.runCount
    }
  }
}
