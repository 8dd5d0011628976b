import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Deleted rows and changed data.
struct TableEditingTests {
  @Test func `a row is deleted by its circle and the red button`() {
    let table = TableFixture(count: 4)
    table.start()
    table.setEditing(true, animated: true)
    table.stage.settle()
    #expect(table.tableView.cellForRow(at: [0, 0])?.contentView.frame.minX == 38)
    table.stage.tap("Delete Row 2")
    table.stage.settle()
    #expect(table.take().isEmpty)
    table.stage.tap("Delete")
    #expect(table.take() == ["commit 2"])
    table.stage.settle()
    #expect(table.labels == ["Row 0", "Row 1", "Row 3"])
  }

  @Test func `a cell that does not indent keeps its content in its place`() throws {
    let table = TableFixture(count: 4)
    table.start()
    table.setEditing(true, animated: true)
    table.stage.settle()
    let cell = try #require(table.tableView.cellForRow(at: [0, 0]))
    cell.shouldIndentWhileEditing = false
    table.stage.advance(by: 0)
    #expect(cell.contentView.frame.minX == 0)
    #expect(table.tableView.cellForRow(at: [0, 2])?.contentView.frame.minX == 38)
  }

  @Test func `the minus in the red circle is white in light and dark`() throws {
    let table = TableFixture(count: 4)
    table.stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    table.start()
    table.setEditing(true, animated: false)
    table.stage.advance(by: 0)
    let circle = try #require(
      table.tableView.cellForRow(at: [0, 0])?.control?.circle as? UIButton)
    let background = try #require(circle.subviews.first)
    let picture = try #require(circle.imageView)
    #expect(background.backgroundColor == .white && background !== picture)
    // It is visible through the minus, and not beside the red circle.
    #expect(background.layer.cornerRadius == background.frame.width / 2)
    #expect(picture.frame.insetBy(dx: 3, dy: 3).contains(background.frame))
    #expect(
      background.frame.midX == picture.frame.midX && background.frame.midY == picture.frame.midY)
  }

  @Test func `a control at the end of a row stays as dim as it is, and comes back so`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let stage = Stage(size: .phone)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    stage.window.addSubview(cell)
    let toggle = UISwitch(frame: .zero)
    toggle.isEnabled = false
    let dimmed = toggle.presentedAlpha(at: 0)
    cell.accessoryView = toggle
    cell.layoutIfNeeded()
    #expect(toggle.presentedAlpha(at: 0) == dimmed && dimmed < 1)
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(toggle.presentedAlpha(at: 0) == 0)
    cell.setEditing(false, animated: false)
    cell.layoutIfNeeded()
    #expect(toggle.presentedAlpha(at: 0) == dimmed)
  }

  @Test func `a control at the end of a row may be smaller than it says`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 90)
    let toggle = UISwitch(frame: .zero)
    toggle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    cell.accessoryView = toggle
    for _ in 0..<2 {
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
      #expect(toggle.frame.size == CGSize(width: 25.5, height: 15.5) && toggle.center.y == 45.5)
    }
  }

  @Test func `the red button comes in with its text whole and in its middle, and pushes the row`()
    throws
  {
    let table = TableFixture(count: 4)
    table.start()
    table.setEditing(true, animated: false)
    let cell = try #require(table.tableView.cellForRow(at: [0, 2]))
    table.stage.tap("Delete Row 2")
    table.stage.advance(by: 0.1)
    let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.last)
    let label = try #require(button.titleLabel)
    let shown = { (view: UIView) in view.presentedFrame(at: table.stage.now) }
    #expect(abs(shown(label).midY - 22) <= 0.5)
    #expect(shown(label).width == label.sizeThatFits(.zero).width)
    let revealed = 390 - shown(button).minX
    #expect(revealed > 1 && revealed < shown(button).width)
    #expect(abs(38 - revealed - shown(cell.contentView).minX) < 0.001)
  }

  @Test func `a tap elsewhere hides the red button`() {
    let table = TableFixture(count: 4)
    table.start()
    table.setEditing(true, animated: false)
    table.stage.tap("Delete Row 2")
    table.stage.settle()
    table.stage.tap("Row 0")
    table.stage.settle()
    #expect(!table.stage.elements().contains { $0.label == "Delete" })
    #expect(table.take().isEmpty)
  }

  @Test func `rows that may not be deleted have no circle`() {
    let table = TableFixture(count: 4)
    table.start()
    table.setEditing(true, animated: false)
    let labels = table.stage.elements().map(\.label).filter { $0.hasPrefix("Delete") }
    #expect(Set(labels) == ["Delete Row 0", "Delete Row 2", "Delete Row 3"])
    table.setEditing(false, animated: false)
    #expect(!table.stage.elements().contains { $0.label.hasPrefix("Delete") })
  }

  @Test func `what stands at a row's end makes way meanwhile`() {
    let table = TableFixture(count: 1)
    table.configure = { cell, _ in cell.accessoryType = .detailButton }
    table.start()
    table.setEditing(true, animated: false)
    #expect(!table.stage.elements().contains { $0.label == "More Info" })
    table.setEditing(false, animated: false)
    #expect(table.stage.elements().contains { $0.label == "More Info" })
  }

  @Test func `rows cannot be selected meanwhile`() {
    let table = TableFixture(count: 4)
    table.start()
    table.setEditing(true, animated: false)
    table.stage.tap("Row 0")
    #expect(table.take().isEmpty)
    table.tableView.allowsSelectionDuringEditing = true
    table.stage.tap("Row 0")
    #expect(table.take() == ["select 0.0"])
  }

  @Test func `inserted rows move the selection`() {
    let table = TableFixture(count: 4)
    table.start()
    table.stage.tap("Row 2")
    table.rows[0].insert("New", at: 1)
    table.tableView.insertRows(at: [[0, 1]], with: .automatic)
    table.stage.settle()
    #expect(table.labels == ["Row 0", "New", "Row 1", "Row 2", "Row 3"])
    #expect(table.tableView.indexPathForSelectedRow == [0, 3])
    #expect(table.tableView.cellForRow(at: [0, 3])?.isSelected == true)
  }

  @Test func `a reloaded row shows what its data say now`() {
    let table = TableFixture(count: 4)
    table.start()
    table.rows[0][1] = "Changed"
    table.tableView.reloadRows(at: [[0, 1]], with: .none)
    #expect(table.labels == ["Row 0", "Changed", "Row 2", "Row 3"])
  }

  @Test func `a reloaded row is not selected any more, others are`() {
    let table = TableFixture(count: 4)
    table.start()
    table.tableView.allowsMultipleSelection = true
    for row in [1, 2] {
      table.tableView.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    table.tableView.reloadRows(at: [[0, 1]], with: .none)
    table.stage.settle()
    #expect(table.tableView.indexPathsForSelectedRows == [[0, 2]])
    #expect(table.tableView.cellForRow(at: [0, 1])?.isSelected == false)
  }

  @Test func `a data source may choose the separators while it counts the rows`() throws {
    let table = ChangingLines(count: 0)
    table.start()
    table.stage.advance(by: 0)
    for count in [1, 2, 0, 3] {
      table.rows = [(0..<count).map { "Row \($0)" }]
      table.tableView.reloadData()
      table.stage.advance(by: 0)
      #expect(table.labels == table.rows[0])
      #expect(table.tableView.visibleCells.allSatisfy { $0.lines != RowLines() })
    }
    table.hasLines = false
    table.rows[0].append("More")
    table.tableView.insertRows(at: [[0, 3]], with: .none)
    table.stage.settle()
    #expect(table.labels == table.rows[0])
    #expect(table.tableView.visibleCells.allSatisfy { $0.lines == RowLines() })
  }

  @Test func `telling the table another change than the data's stops with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = TableFixture(count: 4)
        table.start()
        table.tableView.deleteRows(at: [[0, 0]], with: .automatic)
      }
    }
  }
}

/// Says with each count of its rows whether there are lines between them.
private final class ChangingLines: TableFixture {
  var hasLines = true

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.separatorStyle = hasLines && !rows[section].isEmpty ? .singleLine : .none
    return rows[section].count
  }
}
