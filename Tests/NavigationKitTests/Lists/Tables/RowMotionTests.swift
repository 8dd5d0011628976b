import Foundation
import Testing

@testable import NavigationKit

/// Animated insertion and deletion of rows.
struct RowMotionTests {
  private func y(_ row: Int, _ table: TableFixture) -> CGFloat? {
    table.tableView.cellForRow(at: [0, row])?.presentedFrame(at: table.stage.now).minY
  }

  private func started(_ count: Int) -> TableFixture {
    let table = TableFixture(count: count)
    table.start()
    table.stage.advance(by: 0)
    return table
  }

  private func delete(
    _ row: Int, _ animation: UITableView.RowAnimation, in table: TableFixture
  ) {
    table.rows[0].remove(at: row)
    table.tableView.deleteRows(at: [[0, row]], with: animation)
  }

  @Test func `a deleted row fades while those below move up, in three tenths of a second`() {
    let table = started(4)
    let gone = table.tableView.cellForRow(at: [0, 1])
    delete(1, .automatic, in: table)
    #expect(y(0, table) == 0 && y(1, table) == 88 && y(2, table) == 132)
    table.stage.advance(by: 0.15)
    #expect(y(1, table).map { abs($0 - 66) < 0.001 } == true)
    #expect(gone.map { abs($0.presentedAlpha(at: table.stage.now) - 0.5) < 0.001 } == true)
    table.stage.advance(by: 0.15)
    #expect(y(1, table) == 44 && gone?.superview == nil && table.stage.isSettled)
    #expect(table.labels == ["Row 0", "Row 2", "Row 3"])
  }

  @Test func `an inserted row appears while those below move down`() {
    let table = started(3)
    let asked = table.asked
    table.rows[0].insert("New", at: 1)
    table.tableView.insertRows(at: [[0, 1]], with: .fade)
    table.stage.advance(by: 0.15)
    let new = table.tableView.cellForRow(at: [0, 1])
    #expect(y(1, table) == 44 && y(2, table).map { abs($0 - 66) < 0.001 } == true)
    #expect(new.map { abs($0.presentedAlpha(at: table.stage.now) - 0.5) < 0.001 } == true)
    table.stage.settle()
    #expect(table.labels == ["Row 0", "New", "Row 1", "Row 2"])
    #expect(table.asked == asked + 1)
  }

  @Test func `an inserted row comes from behind those that make room for it`() throws {
    let table = started(3)
    let staying = try (0..<3).map { try #require(table.tableView.cellForRow(at: [0, $0])) }
    table.rows[0].insert("New", at: 1)
    table.tableView.insertRows(at: [[0, 1]], with: .fade)
    let new = try #require(table.tableView.cellForRow(at: [0, 1]))
    let place = { table.tableView.subviews.firstIndex(of: $0) ?? -1 }
    #expect(staying.allSatisfy { place(new) < place($0) })
    table.stage.settle()
    #expect(place(new) < place(staying[0]) && place(new) > place(staying[1]))
  }

  @Test func `rows come into view from below, and leave the screen there`() {
    let table = started(30)
    delete(0, .automatic, in: table)
    #expect(y(19, table) == 880)
    table.stage.settle()
    #expect(y(19, table) == 836)
    let last = table.tableView.cellForRow(at: [0, 19])
    table.rows[0].insert("New", at: 0)
    table.tableView.insertRows(at: [[0, 0]], with: .automatic)
    table.stage.advance(by: 0.15)
    #expect(last.map { abs($0.presentedFrame(at: table.stage.now).minY - 858) < 0.001 } == true)
    table.stage.settle()
    #expect(last?.superview == nil && table.labels.count == 20)
  }

  @Test(
    arguments: [
      (.left, CGPoint(x: -390, y: 0)), (.right, CGPoint(x: 390, y: 0)),
      (.top, CGPoint(x: 0, y: -44)), (.bottom, CGPoint(x: 0, y: 44)), (.fade, .zero),
      (.middle, .zero), (.automatic, .zero),
    ] as [(UITableView.RowAnimation, CGPoint)])
  func `a row goes into the direction it is told`(
    animation: UITableView.RowAnimation, offset: CGPoint
  ) {
    let table = started(3)
    let gone = table.tableView.cellForRow(at: [0, 1])
    delete(1, animation, in: table)
    table.stage.advance(by: 0.15)
    let origin = gone?.presentedFrame(at: table.stage.now).origin ?? .zero
    #expect(abs(origin.x - offset.x / 2) < 0.001 && abs(origin.y - 44 - offset.y / 2) < 0.001)
  }

  @Test func `without animation everything is in place at once`() {
    let table = started(3)
    delete(1, .none, in: table)
    table.stage.advance(by: 0)
    #expect(y(1, table) == 44 && table.stage.isSettled)
    #expect(table.labels == ["Row 0", "Row 2"])
  }

  @Test func `changes in quick succession end where the data are`() {
    let table = started(6)
    for row in [4, 0, 2] {
      delete(row, .automatic, in: table)
      table.stage.advance(by: 0.1)
    }
    table.rows[0].append("New")
    table.tableView.insertRows(at: [[0, 3]], with: .left)
    table.stage.settle()
    #expect(table.labels == ["Row 1", "Row 2", "Row 5", "New"])
    #expect(table.tableView.visibleCells.map(\.alpha) == [1, 1, 1, 1])
    #expect(table.tableView.leavingCells.isEmpty)
  }

  @Test func `a row that is on its way out takes no taps, and its cell works again`() {
    let table = started(2)
    delete(1, .automatic, in: table)
    table.stage.tap(at: CGPoint(x: 100, y: 66))
    #expect(table.take().isEmpty)
    table.stage.settle()
    table.rows[0].append("New")
    table.tableView.insertRows(at: [[0, 1]], with: .automatic)
    table.stage.settle()
    table.stage.tap("New")
    #expect(table.take() == ["select 0.1"])
  }
}
