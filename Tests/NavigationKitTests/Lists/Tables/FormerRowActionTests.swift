import Foundation
import Testing

@testable import NavigationKit

/// Rows whose delegate gives their actions in the former way.
struct FormerRowActionTests {
  private let table = FormerTable(count: 12)

  private func swipe(_ row: Int, by offset: CGFloat = -200) {
    let y = CGFloat(row) * 44 + 22
    table.stage.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 350 + offset, y: y), over: 0.3)
    table.stage.settle()
  }

  private func place(_ row: Int) -> CGFloat? {
    table.tableView.cellForRow(at: [0, row])?.contentView.frame.minX
  }

  @available(*, deprecated)
  @Test func `the actions have their colours, and the first is outermost`() throws {
    table.startWithActions()
    swipe(2)
    let buttons = try #require(table.tableView.cellForRow(at: [0, 2])?.pull?.buttons)
    #expect(buttons.map(\.action.title) == ["Delete", "More", "Pin"])
    #expect(buttons.map(\.backgroundColor) == [.systemRed, .systemGray, .systemTeal])
    #expect(buttons[0].frame.maxX == 390)
  }

  @available(*, deprecated)
  @Test func `an action gets its row, which stays open until the app ends editing`() {
    table.startWithActions()
    swipe(2)
    table.stage.tap("More")
    table.stage.tap("More")
    table.stage.settle()
    #expect(table.take() == ["More 2", "More 2"] && place(2) != 0)
    table.tableView.setEditing(false, animated: true)
    table.stage.settle()
    #expect(place(2) == 0)
  }

  @available(*, deprecated)
  @Test func `an action can delete its row`() {
    table.startWithActions()
    swipe(2)
    table.stage.tap("Delete")
    table.stage.settle()
    #expect(table.labels.starts(with: ["Row 0", "Row 1", "Row 3"]) && place(2) == 0)
  }

  @available(*, deprecated)
  @Test func `a long swipe performs none of them`() {
    table.startWithActions()
    swipe(2, by: -340)
    #expect(table.take() == [] && place(2) != 0)
  }

  @available(*, deprecated)
  @Test func `nil is for the default action, and no actions for none`() {
    table.start()
    swipe(2)
    #expect(
      table.tableView.cellForRow(at: [0, 2])?.pull?.buttons.map(\.action.title) == ["Delete"])
    table.stage.tap("Delete")
    #expect(table.take() == ["commit 2"])
    table.editActions = { _ in [] }
    table.stage.settle()
    swipe(3)
    #expect(place(3) == 0)
  }
}

private final class FormerTable: TableFixture {
  var editActions: (FormerTable) -> [UITableViewRowAction]? = { _ in nil }

  @available(*, deprecated)
  func startWithActions() {
    editActions = { table in
      let delete = UITableViewRowAction(style: .default, title: "Delete") { _, path in
        table.rows[0].remove(at: path.row)
        table.tableView.deleteRows(at: [path], with: .automatic)
      }
      let more = UITableViewRowAction(style: .normal, title: "More") { action, path in
        table.calls.append("\(action.title ?? "") \(path.row)")
      }
      let pin = UITableViewRowAction(style: .normal, title: "Pin") { _, _ in }
      pin.backgroundColor = .systemTeal
      return [delete, more, pin]
    }
    start()
  }

  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { editActions(self) }
}
