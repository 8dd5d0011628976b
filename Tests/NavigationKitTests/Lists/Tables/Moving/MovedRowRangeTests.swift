import Foundation
import NavigationKit
import Testing

/// How far a finger takes a row that it holds by the grip.
struct MovedRowRangeTests {
  private final class Rows: TableFixture {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { rows[0].insert(rows[0].remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
  }

  @Test func `a row goes no lower than the last place, however far the finger goes`() {
    let table = Rows([["A", "B", "C", "D"]])
    table.start()
    table.stage.advance(by: 0)
    table.setEditing(true, animated: false)
    table.stage.settle()
    let cell = table.tableView.cellForRow(at: [0, 0])
    table.stage.press(at: CGPoint(x: 370, y: 22))
    table.stage.move(to: CGPoint(x: 370, y: 600), over: 0.3)
    #expect(cell?.frame.minY == 132)
    table.stage.release()
    table.stage.settle()
    #expect(table.labels == ["B", "C", "D", "A"] && cell?.frame.minY == 132)
  }
}
