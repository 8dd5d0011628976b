import Foundation
import Testing

@testable import NavigationKit

/// Rows that are dragged to other places while editing.
struct RowMovingTests {
  private func editing(_ rows: [[String]]) -> MovingTable {
    let table = MovingTable(rows)
    table.start()
    table.stage.advance(by: 0)
    table.setEditing(true, animated: true)
    table.stage.settle()
    return table
  }

  /// The middle of a row's grip.
  private func grip(_ row: Int) -> CGPoint { CGPoint(x: 370, y: CGFloat(row) * 44 + 22) }

  @Test func `a grip stands at the trailing end of rows that can be moved`() {
    let table = editing([["A", "B"]])
    let cell = table.tableView.cellForRow(at: [0, 0])
    #expect(cell?.grip?.frame == CGRect(x: 352, y: 0, width: 38, height: 44))
    #expect(cell?.contentView.frame.maxX == 352)
    table.setEditing(false, animated: true)
    table.stage.settle()
    #expect(cell?.grip == nil && cell?.contentView.frame.maxX == 390)
    #expect(cell?.subviews.contains { $0 is RowGrip } == false)
  }

  @Test func `a dragged row follows the finger, others make room, and the data follows`() {
    let table = editing([["A", "B", "C", "D"]])
    let cell = table.tableView.cellForRow(at: [0, 0])
    table.stage.press(at: grip(0))
    table.stage.move(to: grip(1), over: 0.3)
    table.stage.move(to: CGPoint(x: 370, y: 120), over: 0.3)
    #expect(cell?.frame.minY == 98 && cell?.layer.shadowOpacity ?? 0 > 0)
    #expect(table.tableView.subviews.last === cell && table.calls.isEmpty)
    table.stage.settle()
    #expect(table.labels == ["B", "C", "A", "D"])
    table.stage.release()
    table.stage.settle()
    #expect(table.calls == ["move 0.0 to 0.2"] && table.rows == [["B", "C", "A", "D"]])
    #expect(cell?.frame.minY == 88 && cell?.layer.shadowOpacity == 0)
    #expect(table.labels == ["B", "C", "A", "D"])
  }

  @Test func `a row moves to another section, and the lines follow`() {
    let table = editing([["A", "B"], ["C"]])
    table.stage.press(at: grip(1))
    table.stage.move(to: grip(2), over: 0.3)
    table.stage.release()
    table.stage.settle()
    #expect(table.calls == ["move 0.1 to 1.1"] && table.rows == [["A"], ["C", "B"]])
    #expect(table.labels == ["A", "C", "B"])
  }

  @Test func `a table that is measured again keeps the dragged row where it is`() {
    let table = editing([["A", "B"], ["C"]])
    table.stage.press(at: grip(1))
    table.stage.move(to: grip(2), over: 0.3)
    table.tableView.rowHeight = 50
    table.stage.advance(by: 0)
    #expect(table.tableView.numberOfRows(inSection: 1) == 2)
    table.stage.release()
    table.stage.settle()
    #expect(table.rows == [["A"], ["C", "B"]] && table.labels == ["A", "C", "B"])
    table.rows[1].removeLast()
    table.tableView.deleteRows(at: [[1, 1]], with: .none)
    #expect(table.labels == ["A", "C"])
  }

  @Test func `rows that change while one is dragged are selected as before`() {
    let table = editing([["A", "B", "C"]])
    table.tableView.allowsSelectionDuringEditing = true
    table.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.stage.press(at: grip(0))
    table.stage.move(to: grip(2), over: 0.3)
    table.rows[0].append("D")
    table.tableView.insertRows(at: [[0, 3]], with: .none)
    #expect(table.tableView.indexPathForSelectedRow == [0, 0])
    table.stage.release()
    table.stage.settle()
    #expect(table.labels == ["A", "B", "C", "D"])
  }

  @Test func `a row that is dropped where it was changes nothing`() {
    let table = editing([["A", "B"]])
    table.stage.press(at: grip(0))
    table.stage.move(to: grip(1), over: 0.3)
    table.stage.move(to: grip(0), over: 0.3)
    table.stage.release()
    table.stage.settle()
    #expect(table.calls.isEmpty && table.labels == ["A", "B"])
  }

  @Test func `the delegate decides where a row may go`() {
    let table = editing([["A", "B", "C"]])
    table.target = { $1 == [0, 0] ? [0, 1] : $1 }
    table.stage.press(at: grip(2))
    table.stage.move(to: grip(0), over: 0.3)
    table.stage.release()
    table.stage.settle()
    #expect(table.calls == ["move 0.2 to 0.1"] && table.labels == ["A", "C", "B"])
  }

  @Test func `rows that may neither be moved nor deleted are not edited`() {
    let table = MovingTable([["A", "B", "C"]])
    table.style = { [.delete, .none, .none][$0.row] }
    table.canMove = { $0.row == 1 }
    table.canEdit = { $0.row != 2 }
    table.start()
    table.stage.advance(by: 0)
    table.setEditing(true, animated: false)
    let cells = (0...2).map { table.tableView.cellForRow(at: [0, $0]) }
    #expect(cells.map { $0?.grip != nil } == [false, true, false])
    #expect(cells.map { $0?.control != nil } == [true, false, false])
    #expect(cells.map { $0?.isEditing } == [true, true, false])
  }

  @Test func `at an edge the table scrolls, and asks for the right rows`() {
    let table = editing([(0..<60).map { "\($0)" }])
    table.stage.press(at: grip(0))
    table.stage.move(to: CGPoint(x: 370, y: 870), over: 0.3)
    table.stage.advance(by: 1)
    #expect(table.tableView.contentOffset.y > 200)
    table.stage.advance(by: 10)
    table.stage.release()
    table.stage.settle()
    #expect(table.calls == ["move 0.0 to 0.59"] && table.labels.last == "0")
    #expect(table.labels.suffix(3) == ["58", "59", "0"])
  }

  @Test func `rows that come into view above the dragged one are the right ones`() {
    let table = editing([(0..<60).map { "\($0)" }])
    table.stage.press(at: grip(0))
    table.stage.move(to: CGPoint(x: 370, y: 870), over: 0.3)
    table.stage.advance(by: 10)
    table.stage.move(to: CGPoint(x: 370, y: 5), over: 0.3)
    table.stage.advance(by: 2)
    table.stage.release()
    table.stage.settle()
    let first = table.tableView.indexPathsForVisibleRows?.first?.row ?? 0
    #expect(first > 0 && table.calls.count == 1)
    #expect(table.labels == Array(table.rows[0][first...].prefix(table.labels.count)))
  }

  @Test func `reloading drops the row, and cancelled touches take it back`() {
    let table = editing([["A", "B", "C"]])
    table.stage.press(at: grip(0))
    table.stage.move(to: grip(1), over: 0.3)
    table.tableView.reloadData()
    table.stage.release()
    table.stage.settle()
    #expect(table.calls.isEmpty && table.labels == ["A", "B", "C"])
    table.stage.press(at: grip(0))
    table.stage.move(to: grip(2), over: 0.3)
    table.setEditing(false, animated: true)
    table.stage.release()
    table.stage.settle()
    #expect(table.calls.isEmpty && table.labels == ["A", "B", "C"])
  }

  @Test func `the farther at the edge, the faster it scrolls`() {
    func speed(_ finger: CGFloat) -> CGFloat { EdgeScroll.speed(of: finger, in: 0...800) }
    #expect(speed(400) == 0 && speed(44) == 0 && speed(22) == -300 && speed(0) == -600)
    #expect(speed(800) == 600 && speed(900) == 600 && speed(778) == 300)
  }
}

/// A table whose rows can be moved.
private final class MovingTable: TableFixture {
  var canMove: (IndexPath) -> Bool = { _ in true }
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }

  init(_ rows: [[String]]) { super.init(rows) }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(indexPath)
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style(indexPath) }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target(sourceIndexPath, proposedDestinationIndexPath) }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    calls.append(
      "move \(sourceIndexPath.section).\(sourceIndexPath.row)"
        + " to \(destinationIndexPath.section).\(destinationIndexPath.row)")
    let name = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
  }
}
