import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Tables in a right-to-left layout.
struct TableDirectionTests {
  private func table(
    _ style: UITableViewCell.CellStyle = .default, insets: UIEdgeInsets = .zero,
    _ configure: @escaping (UITableViewCell) -> Void = { _ in }
  ) -> TableFixture {
    let table = TableFixture([["Row"]], insets: insets, isRightToLeft: true)
    table.cellStyle = style
    table.configure = { cell, _ in configure(cell) }
    table.start()
    return table
  }

  private func cell(_ table: TableFixture) -> UITableViewCell? {
    table.tableView.cellForRow(at: [0, 0])
  }

  @Test func `picture and text start at the right edge, and the letters too`() {
    let table = table { $0.imageView?.image = UIImage(systemName: "star") }
    #expect(cell(table)?.imageView?.frame.maxX == 374)
    #expect(cell(table)?.textLabel?.frame.maxX == 334)
    // Three characters of half an em end at the label's edge.
    #expect(text("Row", in: table)?.contains("308.5") == true)
  }

  @Test func `a section's title starts at the right edge`() {
    let table = TableFixture([["Row"]], isRightToLeft: true)
    table.headers = ["Head"]
    table.start()
    #expect(text("Head", in: table)?.contains("340") == true)
  }

  /// The line of the frame that draws a text.
  private func text(_ text: String, in table: TableFixture) -> Substring? {
    table.stage.displayList().description.split(separator: "\n").first { $0.contains(text) }
  }

  @Test func `a value stands at the left, a column of names ends at its values`() {
    let value = table(.value1) { $0.detailTextLabel?.text = "Value" }
    #expect(cell(value)?.detailTextLabel?.frame.minX == 16)
    #expect(cell(value)?.textLabel?.frame.maxX == 374)
    let column = table(.value2) { $0.detailTextLabel?.text = "Value" }
    #expect(cell(column)?.textLabel?.frame == CGRect(x: 277, y: 13, width: 97, height: 18))
    #expect(cell(column)?.textLabel?.textAlignment == .left)
    #expect(cell(column)?.detailTextLabel?.frame.maxX == 269)
  }

  @Test func `the accessories stand at the left, a chevron points there`() {
    let table = table { $0.accessoryType = .detailDisclosureButton }
    let accessories = cell(table)?.accessories
    #expect(accessories?.last?.frame.minX == 16)
    #expect(accessories?.first?.frame.minX == 32)
    #expect(table.stage.displayList().description.contains("row.backward"))
    #expect(cell(table)?.contentView.frame.minX == 56)
    #expect(cell(table)?.contentView.frame.maxX == 390)
  }

  @Test func `lines start where the text does, or as far from the edge as was said`() {
    let table = table()
    let line = { table.stage.displayList().fills(height: 0.5).first }
    #expect(line().map { [$0.minX, $0.maxX] } == [0, 374])
    table.tableView.separatorInset = UIEdgeInsets(left: 50, right: 20)
    #expect(line().map { [$0.minX, $0.maxX] } == [20, 340])
  }

  @Test func `a row's own insets come before those of its table`() {
    let table = table { $0.separatorInset = UIEdgeInsets(left: 50, right: 20) }
    table.tableView.separatorInset = UIEdgeInsets(left: 5)
    let line = table.stage.displayList().fills(height: 0.5).first
    #expect(line.map { [$0.minX, $0.maxX] } == [20, 340])
  }

  @Test func `rows keep clear of what covers the sides`() {
    let table = table(.value1, insets: UIEdgeInsets(left: 30, right: 44)) {
      $0.detailTextLabel?.text = "Value"
    }
    #expect(cell(table)?.textLabel.map { $0.convert($0.bounds, to: nil).maxX } == 330)
    #expect(cell(table)?.detailTextLabel.map { $0.convert($0.bounds, to: nil).minX } == 46)
  }

  @Test(arguments: [false, true])
  func `content of one's own keeps clear of what covers the sides`(isRightToLeft: Bool) throws {
    let table = TableFixture(
      [["Row"]], insets: UIEdgeInsets(left: 59, right: 44), isRightToLeft: isRightToLeft)
    table.start()
    let content = try #require(cell(table)).contentView
    #expect(content.convert(content.bounds, to: nil) == CGRect(x: 59, y: 0, width: 287, height: 44))
    table.setEditing(true, animated: false)
    table.stage.advance(by: 0)
    let edited = content.convert(content.bounds, to: nil)
    #expect(edited.minX == (isRightToLeft ? 59 : 97) && edited.width == 249)
  }

  @Test func `the circle that deletes stands at the right, the button that asks at the left`() {
    let table = table()
    table.setEditing(true, animated: false)
    table.stage.advance(by: 0)
    #expect(cell(table)?.control?.circle.frame.maxX == 374)
    #expect(cell(table)?.contentView.frame == CGRect(x: 0, y: 0, width: 352, height: 44))
    table.stage.tap("Delete Row")
    table.stage.settle()
    #expect(cell(table)?.pull?.buttons.first?.frame.minX == 0)
  }
}
