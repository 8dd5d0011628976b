import Foundation
import Testing

@testable import NavigationKit

/// What a list takes of the items that a finger carries over it.
struct ListDropsTests {
  /// A table whose rows can be lifted, each with a number of items.
  private final class Rows: TableFixture, UITableViewDragDelegate, UITableViewDropDelegate {
    var itemCount = 1
    var moves = true
    /// The rows that the table showed as it got a drop.
    var seen: [String] = []

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard moves else {
        return super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      }
      calls.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      rows[0].insert(rows[0].remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { (0..<itemCount).map { _ in Giver.item() } }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) { seen = texts }

    /// The rows from the top on, by their index paths.
    var texts: [String] {
      (0..<4).compactMap { tableView.cellForRow(at: [0, $0])?.textLabel?.text }
    }
  }

  /// Gives an item.
  private final class Giver: UIDragInteractionDelegate {
    static func item() -> UIDragItem {
      UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Item")))
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [Giver.item()] }
  }

  private func table() -> Rows {
    let table = Rows([["A", "B", "C", "D"]])
    table.start()
    table.tableView.dragDelegate = table
    table.stage.settle()
    return table
  }

  private func place(_ row: Int) -> CGPoint { CGPoint(x: 100, y: CGFloat(row) * 44 + 22) }

  /// Holds a finger until something is lifted, and carries it to a row.
  private func carry(from start: CGPoint, to row: Int, in table: Rows) {
    table.stage.press(at: start)
    table.stage.advance(by: 0.6)
    table.stage.move(to: place(row), over: 0.4)
    table.stage.settle()
  }

  @Test func `several items that a row gives do not move it`() {
    let table = table()
    table.itemCount = 2
    carry(from: place(0), to: 2, in: table)
    #expect(table.tableView.hasActiveDrag && !table.tableView.hasActiveDrop)
    #expect(table.texts == ["A", "B", "C", "D"])
    table.stage.release()
    table.stage.settle()
    #expect(table.take().isEmpty && table.rows == [["A", "B", "C", "D"]])
  }

  @Test func `an item from elsewhere is nothing to a table without a drop delegate`() {
    let table = table()
    let (card, giver) = (UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 40)), Giver())
    card.addInteraction(UIDragInteraction(delegate: giver))
    table.stage.window.addSubview(card)
    carry(from: CGPoint(x: 50, y: 720), to: 1, in: table)
    #expect(!table.tableView.hasActiveDrop && table.texts == ["A", "B", "C", "D"])
    table.stage.release()
    table.stage.settle()
    #expect(table.take().isEmpty)
  }

  @Test func `a drop delegate finds the rows where the data have them`() {
    let table = table()
    table.moves = false
    table.tableView.dropDelegate = table
    carry(from: place(0), to: 2, in: table)
    #expect(table.texts == ["B", "C", "A", "D"])
    table.stage.release()
    #expect(table.seen == ["A", "B", "C", "D"])
    table.stage.settle()
    #expect(table.texts == ["A", "B", "C", "D"])
  }
}
