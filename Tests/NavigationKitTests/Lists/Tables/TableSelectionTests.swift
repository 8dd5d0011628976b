import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Highlighting and selection of rows.
struct TableSelectionTests {
  private func background(_ table: TableFixture, row: Int) -> CGFloat {
    table.tableView.cellForRow(at: [0, row])?.selectedBackgroundView?
      .presentedAlpha(at: table.stage.now) ?? 0
  }

  @Test func `a tap selects a row, in place of the one before`() {
    let table = TableFixture(count: 9)
    table.start()
    table.stage.tap("Row 2")
    #expect(table.take() == ["select 0.2"])
    #expect(background(table, row: 2) == 1)
    table.stage.tap("Row 4")
    #expect(table.take() == ["deselect 0.2", "select 0.4"])
    #expect(table.tableView.indexPathForSelectedRow == [0, 4])
    #expect(background(table, row: 2) == 0)
  }

  @Test func `a row looks pressed once a finger rested on it for 0.1 seconds, until it scrolls`() {
    let table = TableFixture(count: 99)
    table.start()
    table.stage.press(at: CGPoint(x: 100, y: 110))
    #expect(background(table, row: 2) == 0)
    table.stage.advance(by: 0.1)
    #expect(background(table, row: 2) == 1)
    table.stage.move(to: CGPoint(x: 100, y: 90))
    #expect(background(table, row: 2) == 0)
    table.stage.release()
    #expect(table.take().isEmpty)
  }

  @Test func `without delay a row looks pressed at once`() {
    let table = TableFixture(count: 9)
    table.tableView.delaysContentTouches = false
    table.start()
    table.stage.press(at: CGPoint(x: 100, y: 110))
    #expect(background(table, row: 2) == 1)
  }

  @Test func `a row without a look of its own is selected all the same`() {
    let table = TableFixture(count: 9)
    table.configure = { cell, _ in cell.selectionStyle = .none }
    table.start()
    table.stage.tap("Row 2")
    #expect(table.take() == ["select 0.2"])
    #expect(background(table, row: 2) == 0)
  }

  @Test func `a table that cannot be selected hears nothing`() {
    let table = TableFixture(count: 9)
    table.tableView.allowsSelection = false
    table.start()
    table.stage.tap("Row 2")
    #expect(table.take().isEmpty)
  }

  @Test func `a selection fades within a quarter of a second`() {
    let table = TableFixture(count: 9)
    table.start()
    table.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.tableView.deselectRow(at: [0, 1], animated: true)
    #expect(background(table, row: 1) == 1)
    table.stage.advance(by: 0.125)
    #expect(abs(background(table, row: 1) - 0.5) < 0.001)
    table.stage.advance(by: 0.125)
    #expect(background(table, row: 1) == 0)
  }

  @Test func `a selected row that scrolls away and back is still selected`() {
    let table = TableFixture(count: 99)
    table.start()
    table.stage.tap("Row 2")
    table.tableView.contentOffset.y = 2000
    table.stage.advance(by: 0)
    #expect(table.tableView.visibleCells.allSatisfy { !$0.isSelected })
    table.tableView.contentOffset.y = 0
    table.stage.advance(by: 0)
    #expect(background(table, row: 2) == 1)
  }

  @Test func `a detail button is an element of its own and tells its row`() {
    let table = TableFixture(count: 1)
    table.configure = { cell, _ in cell.accessoryType = .detailDisclosureButton }
    table.start()
    #expect(Set(table.stage.elements().map(\.role)) == [.cell, .button])
    table.stage.tap("More Info")
    #expect(table.take() == ["detail 0"])
  }

  @Test func `a switch in a row goes by the row's name`() {
    let table = TableFixture(count: 1)
    table.configure = { cell, _ in cell.accessoryView = UISwitch(frame: .zero) }
    table.start()
    let toggle = table.stage.element(.toggle)
    #expect(toggle?.label == "Row 0")
    #expect(toggle?.frame == CGRect(x: 323, y: 7, width: 51, height: 31))
  }

  // MARK: With a navigation controller

  private func pushed() -> (TableFixture, UINavigationController) {
    let table = TableFixture(count: 9)
    let navigation = UINavigationController(rootViewController: table)
    table.start(in: navigation)
    table.stage.tap("Row 2")
    navigation.pushViewController(PageController("Page"), animated: true)
    table.stage.settle()
    return (table, navigation)
  }

  @Test func `the selection fades along with the swipe back`() {
    let (table, _) = pushed()
    table.stage.press(at: CGPoint(x: 2, y: 400))
    table.stage.move(to: CGPoint(x: 15, y: 400))
    table.stage.move(to: CGPoint(x: 132, y: 400), over: 0.3)
    let early = background(table, row: 2)
    table.stage.move(to: CGPoint(x: 327, y: 400), over: 0.3)
    let late = background(table, row: 2)
    #expect(early > 0.6 && early < 0.72)
    #expect(late > 0.1 && late < 0.22)
    table.stage.release()
    table.stage.settle()
    #expect(background(table, row: 2) == 0)
    #expect(table.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `a swipe back that is called off leaves the row selected`() {
    let (table, navigation) = pushed()
    table.stage.press(at: CGPoint(x: 2, y: 400))
    table.stage.move(to: CGPoint(x: 60, y: 400), over: 0.3)
    table.stage.advance(by: 0.2)
    table.stage.release()
    table.stage.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(table.tableView.indexPathForSelectedRow == [0, 2])
    navigation.popViewController(animated: true)
    table.stage.advance(by: 0.01)
    #expect(background(table, row: 2) > 0.9)
  }

  @Test func `a swipe from the edge goes back, not sideways or up in the list`() {
    let (table, navigation) = pushed()
    let list = TableFixture(count: 99)
    navigation.pushViewController(list, animated: false)
    table.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 420), over: 0.3)
    table.stage.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(list.tableView.contentOffset.y == -list.tableView.adjustedContentInset.top)
  }
}
