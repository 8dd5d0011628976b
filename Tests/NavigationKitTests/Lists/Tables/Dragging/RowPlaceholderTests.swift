import Foundation
import NavigationKit
import Testing

/// Rows that a table shows for dropped items while the data is on its way.
@MainActor
struct RowPlaceholderTests {
  private final class Fixture: TableFixture, UITableViewDropDelegate, UIDragInteractionDelegate {
    var contexts: [any UITableViewDropPlaceholderContext] = []
    var rowHeight: CGFloat = 60
    var names = ["Kiwi"]
    var down: [String] = []
    let card = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "placeholder")
      tableView.dropDelegate = self
    }

    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { calls.append("display \(rows[indexPath.section][indexPath.row])") }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      names.map { name in
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
        item.localObject = name
        return item
      }
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let path = coordinator.destinationIndexPath else { return }
      for item in coordinator.items {
        let name = item.dragItem.localObject as? String ?? "?"
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: path, reuseIdentifier: "placeholder", rowHeight: rowHeight)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "Loading \(name)" }
        let context = coordinator.drop(item.dragItem, to: placeholder)
        context.addCompletion { [unowned self] _ in down.append(name) }
        contexts.append(context)
      }
    }

    func commit(_ index: Int) -> Bool {
      let name = contexts[index].dragItem.localObject as? String ?? "?"
      let isThere = contexts[index].commitInsertion { path in
        calls.append("add \(name) at \(path.row)")
        rows[path.section].insert(name, at: path.row)
      }
      stage.settle()
      return isThere
    }
  }

  private func fixture(
    _ names: [String] = ["Kiwi"], height: CGFloat = 60, at row: Int = 1
  ) -> Fixture {
    let table = Fixture([["A", "B", "C"]])
    (table.names, table.rowHeight) = (names, height)
    table.start()
    table.card.addInteraction(UIDragInteraction(delegate: table))
    table.stage.window.addSubview(table.card)
    table.stage.settle()
    table.stage.press(at: CGPoint(x: 50, y: 720))
    table.stage.advance(by: 0.6)
    table.stage.move(to: CGPoint(x: 100, y: CGFloat(row) * 44 + 22), over: 0.4)
    table.stage.settle()
    _ = table.take()
    table.stage.release()
    table.stage.settle()
    return table
  }

  @Test func `a placeholder is a row without data, and becomes one with data`() {
    let table = fixture()
    #expect(table.labels == ["A", "Loading Kiwi", "B", "C"] && table.rows == [["A", "B", "C"]])
    #expect(table.tableView.rectForRow(at: [0, 1]).height == 60 && table.down == ["Kiwi"])
    #expect(table.tableView.hasUncommittedUpdates)
    #expect(table.commit(0))
    #expect(table.labels == ["A", "Kiwi", "B", "C"] && table.rows == [["A", "Kiwi", "B", "C"]])
    #expect(table.tableView.rectForRow(at: [0, 1]).height == 44)
    #expect(
      !table.tableView.hasUncommittedUpdates && table.tableView.numberOfRows(inSection: 0) == 4)
    #expect(!table.commit(0) && table.rows[0].count == 4)
  }

  @Test func `the delegate hears of places in the data`() {
    let table = fixture()
    table.stage.tap("C")
    table.stage.settle()
    #expect(table.take().contains("select 0.2"))
    table.stage.tap("Loading Kiwi")
    table.stage.settle()
    #expect(table.take() == [] && table.tableView.indexPathForSelectedRow == [0, 3])
    table.rows[0].append("D")
    table.tableView.insertRows(at: [[0, 4]], with: .none)
    table.stage.settle()
    #expect(table.take() == ["display D"])
    #expect(table.labels == ["A", "Loading Kiwi", "B", "C", "D"])
  }

  @Test func `several come one after the other, in any order`() {
    let table = fixture(["Kiwi", "Plum"])
    #expect(table.labels == ["A", "Loading Kiwi", "Loading Plum", "B", "C"])
    #expect(table.commit(1) && table.commit(0))
    #expect(table.take().filter { $0.hasPrefix("add") } == ["add Plum at 1", "add Kiwi at 1"])
    #expect(table.labels == ["A", "Kiwi", "Plum", "B", "C"])
  }

  @Test func `a placeholder follows changes above it`() {
    let table = fixture()
    table.rows[0].remove(at: 0)
    table.tableView.deleteRows(at: [[0, 0]], with: .automatic)
    table.stage.settle()
    #expect(table.labels == ["Loading Kiwi", "B", "C"] && table.commit(0))
    #expect(table.rows == [["Kiwi", "B", "C"]])
  }

  @Test func `a placeholder goes if it is deleted, and as all is loaded anew`() {
    let table = fixture(["Kiwi", "Plum"])
    #expect(table.contexts[0].deletePlaceholder() && !table.contexts[0].deletePlaceholder())
    table.stage.settle()
    #expect(table.labels == ["A", "Loading Plum", "B", "C"])
    table.tableView.reloadData()
    table.stage.settle()
    #expect(
      table.labels == ["A", "B", "C"] && !table.commit(1) && table.rows == [["A", "B", "C"]])
  }

  @Test func `a placeholder without a height is as high as its cell`() {
    let table = fixture(height: UITableView.automaticDimension)
    #expect(table.tableView.rectForRow(at: [0, 1]).height == 44)
    table.tableView.setEditing(true, animated: false)
    table.stage.settle()
    #expect(table.tableView.cellForRow(at: [0, 1])?.isEditing != true)
    #expect(table.tableView.cellForRow(at: [0, 0])?.isEditing == true)
  }
}
