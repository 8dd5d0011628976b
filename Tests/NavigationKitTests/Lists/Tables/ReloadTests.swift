import Foundation
import Testing

@testable import NavigationKit

/// Cells and their animations during a reload.
struct ReloadTests {
  @Test func `each row gets the cell it had, which stays on screen`() {
    let table = TableFixture(count: 30)
    table.start()
    table.stage.advance(by: 0)
    let cells = table.tableView.visibleCells
    table.height = { $0.row == 0 ? 100 : 60 }
    table.tableView.reloadData()
    table.stage.advance(by: 0)
    let kept = table.tableView.visibleCells
    #expect(kept.count == 14 && kept == Array(cells.prefix(14)))
    #expect(cells.dropFirst(14).allSatisfy { $0.superview == nil })
    #expect(table.labels == (0..<14).map { "Row \($0)" })
  }

  @Test func `a switch that makes the table lay out anew moves on`() throws {
    let table = TableFixture(count: 5)
    var toggles: [UISwitch] = []
    table.configure = { cell, _ in
      guard cell.accessoryView == nil else { return }
      let toggle = UISwitch(frame: .zero)
      let larger = UIAction { [weak table] _ in
        table?.height = { _ in 80 }
        table?.tableView.reloadData()
      }
      toggle.addAction(larger, for: .valueChanged)
      toggles.append(toggle)
      cell.accessoryView = toggle
    }
    table.start()
    table.stage.tap(at: CGPoint(x: 350, y: 44 * 2 + 22))
    table.stage.advance(by: 0.125)
    let (thumb, now) = (try #require(toggles[2].subviews.first), table.stage.now)
    let x = thumb.presentedFrame(at: now).minX
    #expect(x > 5 && x < 19 && thumb.frame.minX == 22)
    #expect(toggles[2].animation(of: .backgroundColor) != nil)
    #expect(toggles[2].convert(toggles[2].bounds, to: nil).minY == 185)
    table.stage.settle()
    #expect(toggles.map(\.isOn) == [false, false, true, false, false])
  }

  @Test func `a field that is written in keeps the keyboard`() throws {
    let table = TableFixture(count: 3)
    table.configure = { cell, _ in
      guard cell.accessoryView == nil else { return }
      cell.accessoryView = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    }
    table.start()
    table.stage.advance(by: 0)
    let field = try #require(table.tableView.cellForRow(at: [0, 1])?.accessoryView)
    #expect(field.becomeFirstResponder())
    table.rows[0][0] = "Changed"
    table.tableView.reloadData()
    table.stage.advance(by: 0)
    #expect(field.isFirstResponder && table.labels == ["Changed", "Row 1", "Row 2"])
    table.rows[0].removeLast(2)
    table.tableView.reloadData()
    table.stage.advance(by: 0)
    #expect(!field.isFirstResponder && table.labels == ["Changed"])
  }

  @Test func `read front to back, cells are in order, whichever way the table scrolls`() {
    let table = TableFixture(count: 99)
    table.configure = { cell, path in cell.tag = path.row }
    table.start()
    for offset in [44, 88, 2000, 1956, 1900, 1000, 1010] as [CGFloat] {
      table.tableView.contentOffset.y = offset
      table.stage.advance(by: 0)
      let order = table.tableView.subviews.compactMap { ($0 as? UITableViewCell)?.tag }
      #expect(order == order.sorted(by: >) && order.count >= 20)
    }
    #expect(table.made <= 21)
  }

  @Test func `a reloaded row fades into what its data say now, the others keep their cells`() throws
  {
    let table = TableFixture(count: 4)
    table.height = { _ in 44 }
    table.start()
    table.stage.advance(by: 0)
    let cells = table.tableView.visibleCells
    table.rows[0][1] = "Changed"
    table.height = { $0.row == 1 ? 84 : 44 }
    table.tableView.reloadRows(at: [[0, 1]], with: .automatic)
    table.stage.advance(by: 0.15)
    let new = try #require(table.tableView.cellForRow(at: [0, 1]))
    let now = table.stage.now
    #expect(new !== cells[1] && abs(new.presentedAlpha(at: now) - 0.5) < 0.001)
    #expect(abs(cells[1].presentedAlpha(at: now) - 0.5) < 0.001)
    #expect(abs(cells[2].presentedFrame(at: now).minY - 108) < 0.001)
    table.stage.settle()
    #expect(table.labels == ["Row 0", "Changed", "Row 2", "Row 3"])
    #expect(table.tableView.cellForRow(at: [0, 2]) === cells[2] && cells[2].frame.minY == 128)
    #expect(cells[1].superview == nil)
  }

  @Test func `a row that is not there cannot be reloaded`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = TableFixture(count: 4)
        table.start()
        table.stage.advance(by: 0)
        table.tableView.reloadRows(at: [[0, 4]], with: .automatic)
      }
    }
  }
}
