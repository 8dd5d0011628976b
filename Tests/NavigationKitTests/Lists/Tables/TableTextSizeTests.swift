import Drawing
import Foundation
import NavigationKit
import Testing

/// Rows and section titles grow with the user's text size.
struct TableTextSizeTests {
  private func table(
    _ cellStyle: UITableViewCell.CellStyle = .default, detail: String? = nil
  ) -> TableFixture {
    let table = TableFixture(count: 40, style: .grouped)
    table.cellStyle = cellStyle
    table.configure = { cell, _ in cell.detailTextLabel?.text = detail }
    table.headers = ["Title"]
    table.start()
    return table
  }

  private func choose(_ category: UIContentSizeCategory, _ table: TableFixture) {
    table.stage.change(traits: UITraitCollection(preferredContentSizeCategory: category))
  }

  private func height(_ row: Int, _ table: TableFixture) -> CGFloat {
    table.tableView.rectForRow(at: IndexPath(row: row, section: 0)).height
  }

  @Test(
    arguments: [
      (.extraSmall, 44), (.large, 44), (.extraExtraExtraLarge, 60), (.accessibilityExtraLarge, 103),
    ] as [(UIContentSizeCategory, CGFloat)])
  func `rows of one text`(category: UIContentSizeCategory, expected: CGFloat) {
    let table = table()
    choose(category, table)
    #expect(height(0, table) == expected && height(30, table) == expected)
    choose(.large, table)
    #expect(height(0, table) == 44 && height(30, table) == 44)
  }

  @Test func `rows of two texts grow by both`() {
    let table = table(.subtitle, detail: "Detail")
    #expect(height(0, table) == 44)
    choose(.accessibilityExtraLarge, table)
    let cell = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.frame.height == 105)
    let (text, detail) = (cell?.textLabel?.frame, cell?.detailTextLabel?.frame)
    #expect((text?.minY ?? -1) >= 0 && (detail?.maxY ?? 200) <= 105)
    #expect(text?.height == 48 && detail?.height == 39)
  }

  @Test func `a value moves below its name where both are too large`() {
    let table = table(.value1, detail: "Value")
    let cell = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.textLabel?.frame.midY == cell?.detailTextLabel?.frame.midY)
    choose(.extraExtraExtraLarge, table)
    let large = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(large?.textLabel?.frame.midY == large?.detailTextLabel?.frame.midY)
    choose(.accessibilityMedium, table)
    let huge = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    let end = huge?.textLabel?.frame.maxY ?? 0
    #expect((huge?.detailTextLabel?.frame.minY ?? 0) >= end && end > 0)
    #expect(huge?.detailTextLabel?.frame.minX == huge?.textLabel?.frame.minX)
  }

  @Test func `a section's title grows`() {
    let table = table()
    let before = table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    choose(.accessibilityExtraLarge, table)
    let after = table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    // 33 instead of 13 points, in lines of 1.2 em.
    #expect(after - before == 24)
  }

  @Test func `a section's title is written in larger letters`() {
    let table = table()
    #expect(table.stage.drawn.text("TITLE")?.font.size == 13)
    choose(.accessibilityExtraLarge, table)
    #expect(table.stage.drawn.text("TITLE")?.font.size == 33)
  }

  @Test func `heights that were given stay`() {
    let table = table()
    table.tableView.rowHeight = 50
    choose(.accessibilityExtraLarge, table)
    #expect(height(0, table) == 50)
  }

  @Test func `rows are asked for once each`() {
    let table = table()
    choose(.accessibilityExtraLarge, table)
    let asked = table.asked
    table.stage.advance(by: 1)
    _ = table.stage.displayList()
    #expect(table.asked == asked)
  }
}
