import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Tables that show snapshots.
struct TableDiffableDataSourceTests {
  private typealias Source = UITableViewDiffableDataSource<String, Int>

  private let stage = Stage(size: .phone)
  private let page = UITableViewController(style: .plain)
  private let source: Source

  init() {
    source = Source(tableView: page.tableView) { _, _, item in
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(item)"
      return cell
    }
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
  }

  private var rows: [String] {
    (page.tableView.indexPathsForVisibleRows ?? []).map {
      page.tableView.cellForRow(at: $0)?.textLabel?.text ?? ""
    }
  }

  private func snapshot(_ sections: [[Int]]) -> Source.Snapshot {
    var snapshot = Source.Snapshot()
    for (number, items) in sections.enumerated() {
      snapshot.appendSections(["section \(number)"])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func `a table shows one snapshot after another`() {
    source.apply(snapshot([[1, 2, 3], [4]]), animatingDifferences: false)
    stage.advance(by: 0)
    #expect(rows == ["Row 1", "Row 2", "Row 3", "Row 4"] && stage.isSettled)
    let moved = page.tableView.cellForRow(at: [0, 2])
    var isDone = false
    source.apply(snapshot([[3, 1], [4, 5]])) { isDone = true }
    #expect(!stage.isSettled && !isDone)
    stage.settle()
    #expect(isDone && rows == ["Row 3", "Row 1", "Row 4", "Row 5"])
    #expect(page.tableView.cellForRow(at: [0, 0]) === moved)
    #expect(source.itemIdentifier(for: [1, 1]) == 5 && source.indexPath(for: 1) == [0, 1])
    #expect(source.sectionIdentifier(for: 1) == "section 1")
    #expect(source.sectionIdentifier(for: 2) == nil && source.index(for: "section 1") == 1)
  }

  @Test func `a row that the user moved is where the snapshot has it`() {
    let source = MovingSource(tableView: page.tableView) { _, _, item in
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(item)"
      return cell
    }
    source.apply(snapshot([[1, 2, 3], [4]]), animatingDifferences: false)
    page.setEditing(true, animated: false)
    stage.advance(by: 0)
    stage.press(at: CGPoint(x: 370, y: 66))
    stage.move(to: CGPoint(x: 370, y: 20), over: 0.3)
    stage.release()
    stage.settle()
    #expect(source.snapshot().itemIdentifiers == [2, 1, 3, 4])
    #expect(rows == ["Row 2", "Row 1", "Row 3", "Row 4"])
    source.keepsOrder = true
    stage.press(at: CGPoint(x: 370, y: 66))
    stage.move(to: CGPoint(x: 370, y: 20), over: 0.3)
    stage.release()
    stage.settle()
    #expect(rows == ["Row 2", "Row 1", "Row 3", "Row 4"])
  }

  @Test func `a row that a finger carried is where the snapshot has it`() {
    let source = MovingSource(tableView: page.tableView) { _, _, item in
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(item)"
      return cell
    }
    let lifting = LiftedRows()
    page.tableView.dragDelegate = lifting
    page.tableView.dragInteractionEnabled = true
    source.apply(snapshot([[1, 2, 3], [4]]), animatingDifferences: false)
    stage.advance(by: 0)
    stage.press(at: CGPoint(x: 100, y: 66))
    stage.advance(by: 1)
    stage.move(to: CGPoint(x: 100, y: 12), over: 0.3)
    stage.release()
    stage.settle()
    #expect(source.snapshot().itemIdentifiers == [2, 1, 3, 4])
    #expect(rows == ["Row 2", "Row 1", "Row 3", "Row 4"])
  }

  @Test func `a snapshot can be shown with all rows anew`() {
    source.apply(snapshot([[1, 2]]), animatingDifferences: false)
    stage.advance(by: 0)
    let cell = page.tableView.cellForRow(at: [0, 0])
    var isDone = false
    source.applySnapshotUsingReloadData(snapshot([[1, 3]])) { isDone = true }
    stage.advance(by: 0)
    #expect(isDone && stage.isSettled && rows == ["Row 1", "Row 3"])
    #expect(page.tableView.cellForRow(at: [0, 0]) !== cell)
  }

  @Test func `a section that goes takes its rows along`() {
    source.apply(snapshot([[1], [2], [3]]))
    stage.settle()
    source.apply(snapshot([[1, 3]]))
    stage.settle()
    #expect(rows == ["Row 1", "Row 3"])
    source.apply(Source.Snapshot())
    stage.settle()
    #expect(rows == [])
  }

  @Test func `sections move with their rows, and are reloaded`() {
    source.apply(snapshot([[1], [2], [3, 4]]), animatingDifferences: false)
    stage.advance(by: 0)
    let cell = page.tableView.cellForRow(at: [2, 1])
    var next = source.snapshot()
    next.moveSection("section 2", beforeSection: "section 0")
    source.apply(next)
    #expect(page.tableView.cellForRow(at: [0, 1]) === cell)
    #expect(cell?.presentedFrame(at: stage.now).minY == 132)
    stage.settle()
    #expect(cell?.frame.minY == 44 && rows == ["Row 3", "Row 4", "Row 1", "Row 2"])
    next.reloadSections(["section 2"])
    next.appendItems([5], toSection: "section 2")
    source.apply(next)
    stage.settle()
    #expect(page.tableView.cellForRow(at: [0, 1]) !== cell)
    #expect(rows == ["Row 3", "Row 4", "Row 5", "Row 1", "Row 2"])
    #expect(source.snapshot().reloadedSectionIdentifiers.isEmpty)
  }

  @Test func `rows that are reloaded get another cell`() {
    source.apply(snapshot([[1, 2]]), animatingDifferences: false)
    stage.advance(by: 0)
    let cells = (0...1).map { page.tableView.cellForRow(at: [0, $0]) }
    var next = source.snapshot()
    next.reloadItems([2])
    source.apply(next, animatingDifferences: false)
    stage.advance(by: 0)
    #expect(page.tableView.cellForRow(at: [0, 0]) === cells[0])
    #expect(page.tableView.cellForRow(at: [0, 1]) !== cells[1])
  }
}

/// Moves rows as the user does, or shows the former order again.
private final class MovingSource: UITableViewDiffableDataSource<String, Int> {
  var keepsOrder = false

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    var snapshot = snapshot()
    if !keepsOrder, let item = itemIdentifier(for: sourceIndexPath),
      let target = itemIdentifier(for: destinationIndexPath)
    {
      snapshot.moveItem(item, beforeItem: target)
    }
    apply(snapshot, animatingDifferences: false)
  }
}

/// Lets a finger lift any row.
private final class LiftedRows: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
}
