import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Inset groups with rounded corners in a table 390 points wide.
struct InsetGroupTests {
  private let table = TableFixture([["A", "B", "C"], ["D"]], style: .insetGrouped)

  @Test func `rows keep a margin and their texts another`() throws {
    table.headers = ["Letters"]
    table.start()
    #expect(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minX == 16)
    #expect(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).width == 358)
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.frame.minX == 16)
    #expect(cell.textLabel?.frame.minX == 16)
    let title = try #require(table.tableView.headerView(forSection: 0))
    #expect(title.textLabel?.frame.minX == 32)
  }

  @Test(arguments: [
    (true, true, CGRect(x: 0, y: 0, width: 100, height: 44)),
    (true, false, CGRect(x: 0, y: 0, width: 100, height: 44 + 15.28665)),
    (false, true, CGRect(x: 0, y: -15.28665, width: 100, height: 44 + 15.28665)),
  ])
  func `corners are round where a group ends`(isFirst: Bool, isLast: Bool, cut: CGRect) {
    let outline = GroupShape(isFirst: isFirst, isLast: isLast)
      .cut(CGRect(x: 0, y: 0, width: 100, height: 44))
    #expect(outline.rect == cut && outline.curve == .continuous)
  }

  @Test func `only the rows at a group's ends are cut, as rows come and go`() {
    table.start()
    func shapes() -> [GroupShape?] { table.tableView.visibleCells.map(\.groupShape) }
    let (first, last) = (
      GroupShape(isFirst: true, isLast: false), GroupShape(isFirst: false, isLast: true)
    )
    let only = GroupShape(isFirst: true, isLast: true)
    #expect(shapes() == [first, nil, last, only])
    table.rows[0].removeLast()
    table.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    #expect(shapes() == [first, last, only])
  }

  @Test func `a notch at the side moves the groups in, once`() throws {
    let table = TableFixture([["A"]], style: .insetGrouped, insets: UIEdgeInsets(left: 44))
    table.start()
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame == CGRect(x: 60, y: 35, width: 314, height: 44))
    #expect(cell.textLabel?.frame.minX == 16)
  }
}
