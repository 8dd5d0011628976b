import Foundation
import NavigationKit
import Testing

/// Cells that a reload leaves in the table.
struct KeptCellTests {
  private final class Cell: UITableViewCell {
    var moves = 0

    override func didMoveToWindow() {
      super.didMoveToWindow()
      moves += 1
    }
  }

  @Test func `a cell that shows the same row after a reload never leaves its window`() {
    let table = TableFixture(count: 3)
    table.make = { Cell(style: .default, reuseIdentifier: "row") }
    table.start()
    table.stage.advance(by: 0)
    let before = table.tableView.visibleCells
    let cells = before.compactMap { $0 as? Cell }
    for cell in cells { cell.moves = 0 }
    table.rows[0][1] = "Changed"
    table.tableView.reloadData()
    table.stage.advance(by: 0)
    #expect(table.tableView.visibleCells == before && cells.map(\.moves) == [0, 0, 0])
    #expect(table.labels == ["Row 0", "Changed", "Row 2"])
  }
}
