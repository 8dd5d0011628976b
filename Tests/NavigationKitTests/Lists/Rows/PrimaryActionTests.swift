import Foundation
import NavigationKit
import Testing

/// The effects of a tap besides selecting, and which items are edited.
struct PrimaryActionTests {
  @Test func `a tap on a row selects it, then performs its action, but not while it is edited`() {
    let table = ActionTable(count: 5)
    table.start()
    table.tableView.allowsSelectionDuringEditing = true
    table.stage.tap("Row 2")
    #expect(table.take() == ["select 0.2", "perform 2"])
    table.tableView.setEditing(true, animated: false)
    table.stage.tap("Row 3")
    #expect(table.take() == ["deselect 0.2", "select 0.3"])
    table.tableView.setEditing(false, animated: false)
    table.allows = false
    table.stage.tap("Row 1")
    #expect(!table.take().contains("perform 1"))
  }

  @Test func `a tap on an item selects it, then performs its action`() {
    let grid = ActionGrid(count: 5)
    grid.start()
    let cell = grid.collectionView.cellForItem(at: [0, 2])
    let point = grid.collectionView.convert(cell?.center ?? .zero, to: nil)
    grid.stage.tap(at: point)
    #expect(grid.calls.suffix(2) == ["select 2", "perform 2"])
    grid.collectionView.isEditing = true
    grid.collectionView.allowsSelectionDuringEditing = true
    grid.calls = []
    grid.stage.tap(at: point)
    #expect(grid.calls.contains("select 2") && !grid.calls.contains("perform 2"))
  }

  @Test func `only items that may be edited are`() {
    let grid = ActionGrid(count: 5)
    grid.start()
    grid.fixed = [1]
    grid.collectionView.isEditing = true
    func edited() -> [Bool] { grid.collectionView.visibleCells.map(\.configurationState.isEditing) }
    #expect(edited() == [true, false, true, true, true])
    grid.collectionView.reloadData()
    grid.stage.settle()
    #expect(edited() == [true, false, true, true, true])
    grid.collectionView.isEditing = false
    #expect(!edited().contains(true))
  }

  @Test func `the selected row that is nearest is scrolled to`() {
    let table = TableFixture(count: 200)
    table.start()
    let view = table.tableView!
    view.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(view.contentOffset.y == 0)
    view.allowsMultipleSelection = true
    for row in [20, 90, 180] {
      view.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    view.contentOffset.y = 80 * 44
    view.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(abs(view.contentOffset.y - 90 * 44) < 0.001)
  }
}

private final class ActionTable: TableFixture {
  var allows = true

  override func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    allows && super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { calls.append("perform \(indexPath.row)") }
}

private final class ActionGrid: CollectionFixture {
  var fixed: Set<Int> = []

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { calls.append("select \(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { calls.append("perform \(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { !fixed.contains(indexPath.item) }
}
