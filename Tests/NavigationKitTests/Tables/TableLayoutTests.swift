import Foundation
import Testing

@testable import NavigationKit

/// Where rows, headers and footers are.
struct TableLayoutTests {
  private let layout = TableLayout(
    sections: [
      TableLayout.Section(header: 20, rows: .uniform(count: 3, height: 44), footer: 10),
      TableLayout.Section(header: 0, rows: .uniform(count: 0, height: 44), footer: 0),
      TableLayout.Section(header: 30, rows: .measured(bottoms: [50, 60, 160]), footer: 5),
    ], header: 100, footer: 7)

  @Test func `sections stand one below the other`() {
    #expect(layout.sections.map(\.top) == [100, 262, 262])
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
    #expect(layout.rows(from: top, to: bottom).map { [$0.section, $0.row] } == paths)
  }

  @Test func `rows of no height are on no screen`() {
    let flat = TableLayout(
      sections: [TableLayout.Section(header: 0, rows: .uniform(count: 9, height: 0), footer: 0)])
    #expect(flat.rows(from: 1, to: 100).isEmpty)
    #expect(flat.height == 0)
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

  @Test func `places move as rows around them come and go`() {
    let deletion = RowChange(paths: [[0, 1], [0, 5], [1, 0]], isInsertion: false)
    #expect(deletion.after([0, 3]) == [0, 2] && deletion.before([0, 2]) == [0, 3])
    #expect(deletion.after([0, 5]) == nil)
    #expect(deletion.counts([7, 2]) == [5, 1])
    let insertion = RowChange(paths: [[0, 4], [0, 0], [0, 9]], isInsertion: true)
    #expect(insertion.after([0, 3]) == [0, 5] && insertion.before([0, 5]) == [0, 3])
    #expect(insertion.before([0, 4]) == nil)
    #expect(insertion.counts([7, 2]) == [10, 2])
  }
}
