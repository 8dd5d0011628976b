import Foundation
import Testing

@testable import NavigationKit

/// Positions of rows, headers and footers.
struct TableLayoutTests {
  private let layout = TableLayout(
    sections: [
      TableLayout.Section(
        header: 20, rows: RowHeights(44, count: 3, isMeasured: false), footer: 10),
      TableLayout.Section(header: 0, rows: RowHeights(44, count: 0, isMeasured: false), footer: 0),
      TableLayout.Section(header: 30, rows: RowHeights(measured: [50, 10, 100]), footer: 5),
    ], header: 100, footer: 7)

  @Test func `sections stand one below the other`() {
    #expect(layout.sections.indices.map(layout.top) == [100, 262, 262])
    #expect(layout.footerTop == 457)
    #expect(layout.height == 464)
  }

  @Test(arguments: [
    (IndexPath(row: 0, section: 0), CGFloat(120), CGFloat(164)),
    (IndexPath(row: 2, section: 0), 208, 252), (IndexPath(row: 1, section: 2), 342, 352),
  ])
  func `a row has its place`(path: IndexPath, top: CGFloat, bottom: CGFloat) {
    #expect(layout.span(of: path) == top...bottom)
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat(120), [[Int]]()), (0, 121, [[0, 0]]), (164, 208, [[0, 1]]),
    (230, 343, [[0, 2], [2, 0], [2, 1]]),
    (342, 352, [[2, 1]]), (452, 1000, []),
  ])
  func `the rows between two positions are found`(
    top: CGFloat, bottom: CGFloat, paths: [[Int]]
  ) {
    var found: [[Int]] = []
    var next = layout.row(endingBelow: top)
    while let path = next, layout.span(of: path).lowerBound < bottom {
      #expect(layout.shows(path, in: top...bottom))
      found.append([path.section, path.row])
      next = layout.row(after: path)
    }
    #expect(found == paths)
  }

  @Test func `rows of no height are on no screen`() {
    let rows = RowHeights(measured: [44, 0, 0, 44, 0])
    let flat = TableLayout(
      sections: [
        TableLayout.Section(header: 0, rows: RowHeights(0, count: 9, isMeasured: true), footer: 0),
        TableLayout.Section(header: 0, rows: rows, footer: 0),
      ])
    #expect(flat.height == 88)
    #expect(flat.row(endingBelow: -1) == [1, 0])
    #expect(flat.row(after: [1, 0]) == [1, 3])
    #expect(flat.row(after: [1, 3]) == nil)
    #expect(!flat.shows([1, 1], in: 0...100))
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat(100), 0..<0), (0, 101, 0..<1), (190, 300, 0..<3), (262, 300, 2..<3),
    (457, 500, 3..<3),
  ])
  func `the sections between two positions are found`(
    top: CGFloat, bottom: CGFloat, sections: Range<Int>
  ) {
    #expect(layout.sections(from: top, to: bottom) == sections)
  }

  @Test func `a change moves what is below it, and leaves heights that are known`() {
    var layout = layout
    let new = RowHeights(20, count: 1, isMeasured: false)
    layout.apply(ListChange([.insert([[2, 3], [0, 0]])]), new: new)
    #expect(layout.counts == [4, 0, 4])
    #expect(layout.span(of: [0, 1]) == 140...184)
    #expect(layout.span(of: [2, 1]) == 362...372 && layout.isMeasured([2, 1]))
    #expect(layout.span(of: [2, 3]) == 472...492 && !layout.isMeasured([2, 3]))
    layout.apply(ListChange([.delete([[2, 0], [0, 3]])]), new: new)
    #expect(layout.counts == [3, 0, 3])
    #expect(layout.span(of: [2, 0]) == 268...278)
    layout.apply(ListChange([.reload([[2, 0]])]), new: new)
    #expect(layout.span(of: [2, 0]) == 268...278 && !layout.isMeasured([2, 0]))
    #expect(layout.height == 410)
  }

  @Test func `a held header stays at the top until its rows are gone`() {
    #expect(layout.headerTop(of: 0, heldAt: 50) == 100)
    #expect(layout.headerTop(of: 0, heldAt: 150) == 150)
    #expect(layout.headerTop(of: 0, heldAt: 245) == 232)
    #expect(layout.headerTop(of: 0, heldAt: nil) == 100)
  }

  @Test func `a place has a row and a section`() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == [1, 3])
    path.row += 1
    path.section = 0
    #expect((path.section, path.row) == (0, 4))
  }
}

extension RowHeights {
  /// Rows of known heights.
  nonisolated init(measured heights: [CGFloat]) {
    self.init(heights.map { HeightRun($0, isMeasured: true) })
  }
}
