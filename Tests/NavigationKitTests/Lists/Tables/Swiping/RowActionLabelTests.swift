import Foundation
import Testing

@testable import NavigationKit

/// Where the titles of swiped rows' actions are.
struct RowActionLabelTests {
  private static let notch = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)

  private func swipe(_ offset: CGFloat, in table: TableFixture) {
    table.start()
    let start = CGPoint(x: offset < 0 ? 330 : 60, y: 110)
    table.stage.press(at: start)
    table.stage.move(to: CGPoint(x: start.x + offset, y: start.y), over: 0.3)
    table.stage.advance(by: 0.2)
  }

  /// The button's frame and its title's, as drawn, in the window.
  private func frames(_ table: TableFixture) throws -> (button: CGRect, title: CGRect) {
    let cell = try #require(table.tableView.cellForRow(at: [0, 2]))
    let button = try #require(cell.pull?.buttons.first)
    let frame = button.presentedFrame(at: table.stage.now)
    let title = try #require(button.titleLabel).presentedFrame(at: table.stage.now)
    return (frame, title.offsetBy(dx: frame.minX, dy: 0))
  }

  @Test func `beside a cut-out a title is in the middle of what can be seen`() throws {
    let table = TableFixture([(0..<9).map { "Row \($0)" }], insets: Self.notch)
    swipe(-150, in: table)
    table.stage.release()
    table.stage.settle()
    let (button, title) = try frames(table)
    #expect(button.maxX == 390 && button.width > 44 + 70)
    #expect(abs(title.midX - (button.minX + 390 - 44) / 2) < 0.6)
  }

  @Test func `right to left the cut-out is at the other side`() throws {
    let table = TableFixture(
      [(0..<9).map { "Row \($0)" }], insets: Self.notch, isRightToLeft: true)
    swipe(150, in: table)
    table.stage.release()
    table.stage.settle()
    let (button, title) = try frames(table)
    #expect(button.minX == 0 && abs(title.midX - (button.maxX + 44) / 2) < 0.6)
  }

  @Test func `in a full swipe the title stays beside the row`() throws {
    let table = TableFixture(count: 9)
    swipe(-300, in: table)
    let (button, title) = try frames(table)
    #expect(button.width > 280)
    #expect(abs(title.midX - button.minX - 37) < 8)
    table.stage.move(to: CGPoint(x: 0, y: 110), over: 0.1)
    let (wide, further) = try frames(table)
    #expect(abs((further.midX - wide.minX) - (title.midX - button.minX)) < 0.6)
  }

  @Test func `at the leading end the title follows the row's edge while the row leaves`() throws {
    let table = LeadingTable(count: 9)
    swipe(300, in: table)
    let (button, title) = try frames(table)
    #expect(abs(button.minX) < 0.6 && abs(button.maxX - title.midX - 37) < 8)
    table.stage.release()
    table.stage.advance(by: 0.1)
    let (wide, further) = try frames(table)
    #expect(wide.maxX > button.maxX && wide.maxX < 389)
    #expect(abs((wide.maxX - further.midX) - (button.maxX - title.midX)) < 0.6)
  }
}

/// A table with an action at the rows' leading ends that does not end by itself.
private final class LeadingTable: TableFixture {
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
    ])
  }
}
