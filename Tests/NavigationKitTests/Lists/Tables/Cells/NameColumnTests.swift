import Drawing
import Foundation
import NavigationKit
import Testing

/// Where the names of rows are written, those of rows in two columns at their column's end.
struct NameColumnTests {
  private func table(
    _ style: UITableViewCell.CellStyle, isRightToLeft: Bool = false
  ) -> TableFixture {
    let table = TableFixture([["Name"]], isRightToLeft: isRightToLeft)
    table.cellStyle = style
    table.configure = { cell, _ in cell.detailTextLabel?.text = "Value" }
    table.start()
    return table
  }

  private func start(_ table: TableFixture) -> CGFloat? {
    table.stage.drawn.text("Name")?.origin.x
  }

  @Test func `a name of a column ends where its value begins`() {
    // A column of 97 points from 16 on; four characters of half an em are 30 points.
    #expect(start(table(.value2)) == 83)
    #expect(start(table(.value2, isRightToLeft: true)) == 277)
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .subtitle])
  func `other names begin at the row's margin`(style: UITableViewCell.CellStyle) {
    #expect(start(table(style)) == 16)
  }

  @Test func `a name above its value begins at the row's margin, too`() {
    let table = table(.value2)
    table.stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
    #expect(start(table) == 16)
  }
}
