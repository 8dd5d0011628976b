import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Context menus of table rows.
struct RowContextMenuTests {
  private let table = MenuTable(count: 30)
  private var stage: Stage { table.stage }

  init() { table.start() }

  private func press(_ row: Int, for seconds: Double = 1) {
    stage.press(at: CGPoint(x: 200, y: CGFloat(row) * 44 + 22))
    stage.advance(by: seconds)
  }

  private var menuRows: [String] {
    stage.labels(.menuItem)
  }

  @Test func `a long press opens the row's menu and does not select the row`() {
    press(2)
    stage.release()
    stage.settle()
    #expect(menuRows == ["Remove 2"])
    #expect(table.take() == ["menu of 2 at 200", "will display"])
    #expect(table.tableView.indexPathForSelectedRow == nil)
    #expect(table.tableView.cellForRow(at: [0, 2])?.isHighlighted == false)
    stage.tap("Row 2")
    stage.settle()
    #expect(table.take() == ["preview action", "will end"])
    stage.tap("Row 2")
    #expect(table.take() == ["select 0.2"])
  }

  @Test func `the separator stays in the list as the row is lifted off it`() {
    let lines = stage.hairlines
    press(2)
    stage.release()
    stage.settle()
    #expect(stage.hairlines == lines - 1)
    table.tableView.contextMenuInteraction?.dismissMenu()
    stage.advance(by: 0.05)
    #expect(stage.hairlines == lines - 1, "the row is still on its way")
    stage.settle()
    #expect(stage.hairlines == lines)
  }

  @Test func `an action may delete its row`() {
    press(2)
    stage.release()
    stage.tap("Remove 2")
    stage.settle()
    #expect(table.labels.starts(with: ["Row 0", "Row 1", "Row 3"]))
    #expect(table.tableView.visibleCells.allSatisfy { $0.presentedAlpha(at: stage.now) == 1 })
  }

  @Test func `a row without a menu is selected by a long press too`() {
    press(1)
    stage.release()
    stage.settle()
    #expect(menuRows.isEmpty && table.take() == ["menu of 1 at 200", "select 0.1"])
  }

  @Test func `a press that becomes a scroll or a swipe opens nothing`() {
    press(4, for: 0.3)
    stage.move(to: CGPoint(x: 200, y: 100), over: 0.2)
    stage.advance(by: 1)
    stage.release()
    stage.settle()
    #expect(menuRows.isEmpty && table.tableView.contentOffset.y > 50)
    table.tableView.contentOffset.y = 0
    press(4, for: 0.2)
    stage.move(to: CGPoint(x: 120, y: 198), over: 0.2)
    stage.advance(by: 1)
    #expect(menuRows.isEmpty)
  }

  @Test func `a row that shows its swipe actions opens no menu`() {
    stage.drag(from: CGPoint(x: 300, y: 110), to: CGPoint(x: 220, y: 110), over: 0.3)
    stage.settle()
    _ = table.take()
    press(2)
    #expect(menuRows.isEmpty && table.take().isEmpty)
  }

  @Test func `the delegate may name another view, and code closes the menu`() throws {
    table.lifted = try #require(table.tableView.cellForRow(at: [0, 3])?.contentView)
    press(3)
    stage.release()
    stage.settle()
    #expect(table.lifted?.presentedAlpha(at: stage.now) == 0)
    table.tableView.contextMenuInteraction?.dismissMenu()
    stage.settle()
    #expect(menuRows.isEmpty && table.lifted?.presentedAlpha(at: stage.now) == 1)
  }
}

/// A table whose rows, except row 1, have menus.
private final class MenuTable: TableFixture {
  var lifted: UIView?

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("menu of \(indexPath.row) at \(Int(point.x))")
    guard indexPath.row != 1 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Remove \(indexPath.row)") { [unowned self] _ in
          rows[0].remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
      ])
    })
  }

  override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { lifted.map(UITargetedPreview.init) }

  override func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("will display") }

  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("will end") }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { calls.append("preview action") }
}
