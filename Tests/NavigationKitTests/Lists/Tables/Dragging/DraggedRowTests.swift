import Foundation
import Testing

@testable import NavigationKit

/// Rows that a drag moves, and items that are dropped between rows.
@MainActor
struct DraggedRowTests {
  /// A table whose rows can be lifted.
  private final class Fixture: TableFixture, UITableViewDragDelegate, UITableViewDropDelegate {
    var proposal: UITableViewDropProposal?
    var moves = true
    var paths: [IndexPath?] = []
    var dropped: [String] = []
    var states: [UITableViewCell.DragState] = []

    final class Cell: UITableViewCell {
      var onChange: (DragState) -> Void = { _ in }
      override func dragStateDidChange(_ dragState: DragState) { onChange(dragState) }
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard moves else {
        return super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      }
      calls.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      rows[destinationIndexPath.section].insert(
        rows[sourceIndexPath.section].remove(at: sourceIndexPath.row),
        at: destinationIndexPath.row)
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let text = rows[indexPath.section][indexPath.row]
      guard text != "Fixed" else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
      item.localObject = text
      return [item]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      calls.append("begin")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      calls.append("end")
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      if paths.last != destinationIndexPath { paths.append(destinationIndexPath) }
      return proposal ?? UITableViewDropProposal(operation: .cancel)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let path = coordinator.destinationIndexPath ?? IndexPath(row: rows[0].count, section: 0)
      for item in coordinator.items {
        let source = item.sourceIndexPath
        let text = item.dragItem.localObject as? String ?? "?"
        dropped.append("\(text) from \(source.map { "\($0.row)" } ?? "-") at \(path.row)")
        tableView.performBatchUpdates {
          if let source, coordinator.proposal.operation == .move {
            self.rows[source.section].remove(at: source.row)
            tableView.deleteRows(at: [source], with: .automatic)
          }
          self.rows[path.section].insert(text, at: path.row)
          tableView.insertRows(at: [path], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: path)
      }
    }
  }

  private func fixture(_ rows: [[String]] = [["A", "B", "C", "D"]]) -> Fixture {
    let table = Fixture(rows)
    table.make = {
      let cell = Fixture.Cell(style: .default, reuseIdentifier: "row")
      cell.onChange = { [unowned table] in table.states.append($0) }
      return cell
    }
    table.start()
    table.tableView.dragDelegate = table
    table.stage.settle()
    return table
  }

  private func place(_ row: Int) -> CGPoint { CGPoint(x: 100, y: CGFloat(row) * 44 + 22) }

  private func lift(_ row: Int, in stage: Stage) {
    stage.press(at: place(row))
    stage.advance(by: 0.6)
  }

  private func carried(in stage: Stage) -> DraggedItemView? {
    stage.window.subviews.lazy.compactMap { $0 as? DraggedItemView }.first
  }

  @Test func `a row is moved by a drag if the data source can do that`() {
    let table = fixture()
    lift(0, in: table.stage)
    #expect(carried(in: table.stage)?.bounds.size == CGSize(width: 390, height: 44))
    table.stage.move(to: place(2), over: 0.3)
    #expect(table.tableView.hasActiveDrag && table.tableView.hasActiveDrop)
    table.stage.settle()
    #expect(table.tableView.cellForRow(at: [0, 2])?.stateAlpha == 0)
    #expect(table.tableView.cellForRow(at: [0, 0])?.textLabel?.text == "B")
    table.stage.release()
    #expect(carried(in: table.stage)?.center == CGPoint(x: 195, y: 110))
    table.stage.settle()
    #expect(
      table.take() == ["begin", "move 0 to 2", "end"] && table.labels == ["B", "C", "A", "D"])
    #expect(table.tableView.cellForRow(at: [0, 2])?.stateAlpha == 1)
    #expect(table.tableView.cellForRow(at: [0, 2])?.contentView.stateAlpha == 1)
    #expect(!table.tableView.hasActiveDrag && !table.tableView.hasActiveDrop)
    #expect(table.states == [.lifting, .dragging, .none])
  }

  @Test func `a row goes back where the data source moves none, or the finger is beside the table`()
  {
    let table = fixture()
    table.moves = false
    lift(0, in: table.stage)
    table.stage.move(to: place(2), over: 0.3)
    table.stage.release()
    table.stage.settle()
    #expect(table.take() == ["begin", "end"] && table.labels == ["A", "B", "C", "D"])
    #expect(table.tableView.cellForRow(at: [0, 0])?.stateAlpha == 1)
  }

  @Test func `rows without items are not lifted, nor any if that is off`() {
    let table = fixture([["Fixed", "B"]])
    lift(0, in: table.stage)
    #expect(carried(in: table.stage) == nil)
    table.stage.release()
    table.tableView.dragInteractionEnabled = false
    lift(1, in: table.stage)
    #expect(carried(in: table.stage) == nil)
    table.stage.release()
  }

  @Test func `who takes drops moves the row if the data source does not`() {
    let table = fixture()
    table.moves = false
    table.tableView.dropDelegate = table
    table.proposal = UITableViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    lift(3, in: table.stage)
    table.stage.move(to: place(1), over: 0.3)
    table.stage.release()
    table.stage.settle()
    #expect(table.dropped == ["D from 3 at 1"] && table.rows == [["A", "D", "B", "C"]])
    #expect(table.labels == ["A", "D", "B", "C"])
  }

  @Test func `rows make room for an item from elsewhere`() {
    let table = fixture()
    let card = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 40))
    let giver = Giver()
    card.addInteraction(UIDragInteraction(delegate: giver))
    table.stage.window.addSubview(card)
    table.tableView.dropDelegate = table
    table.proposal = UITableViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    table.stage.press(at: CGPoint(x: 50, y: 720))
    table.stage.advance(by: 0.6)
    table.stage.move(to: place(1), over: 0.4)
    table.stage.settle()
    let tops = (0..<4).map { table.tableView.cellForRow(at: [0, $0])?.frame.minY }
    #expect(tops == [0, 88, 132, 176] && table.paths.last == [0, 1])
    table.stage.release()
    #expect(carried(in: table.stage)?.center == CGPoint(x: 195, y: 66))
    table.stage.settle()
    #expect(table.dropped == ["Kiwi from - at 1"] && table.labels == ["A", "Kiwi", "B", "C", "D"])
  }

  @Test func `room is closed as the finger leaves, and a row is highlighted that would take it`() {
    let table = fixture()
    let card = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 40))
    let giver = Giver()
    card.addInteraction(UIDragInteraction(delegate: giver))
    table.stage.window.addSubview(card)
    table.tableView.dropDelegate = table
    table.proposal = UITableViewDropProposal(operation: .copy, intent: .automatic)
    table.stage.press(at: CGPoint(x: 50, y: 720))
    table.stage.advance(by: 0.6)
    table.stage.move(to: place(1), over: 0.4)
    #expect(table.tableView.cellForRow(at: [0, 1])?.isHighlighted == true)
    table.stage.move(to: CGPoint(x: 100, y: 47), over: 0.1)
    table.stage.settle()
    #expect(table.tableView.cellForRow(at: [0, 1])?.isHighlighted == false)
    #expect(table.tableView.cellForRow(at: [0, 1])?.frame.minY == 88)
    table.stage.move(to: CGPoint(x: 50, y: 720), over: 0.4)
    table.stage.cancelTouches()
    table.stage.settle()
    #expect(table.tableView.cellForRow(at: [0, 1])?.frame.minY == 44 && table.dropped.isEmpty)
  }

  /// Gives a text.
  private final class Giver: UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Kiwi")))
      item.localObject = "Kiwi"
      return [item]
    }
  }
}
