import Foundation
import Testing

@testable import NavigationKit

/// Several changes of a table's data in one animation, and changes of sections.
struct TableBatchTests {
  private func table(_ rows: [[String]], headers: [String?] = []) -> TableFixture {
    let table = TableFixture(rows)
    table.headers = headers
    table.start()
    table.stage.settle()
    return table
  }

  @Test func `rows that go, come and move are one animation`() {
    let table = table([["A", "B", "C", "D"]])
    var ends: [Bool] = []
    table.tableView.performBatchUpdates {
      table.rows = [["D", "new", "A", "C"]]
      table.tableView.deleteRows(at: [[0, 1]], with: .left)
      table.tableView.insertRows(at: [[0, 1]], with: .left)
      table.tableView.moveRow(at: [0, 3], to: [0, 0])
      #expect(table.labels == ["A", "B", "C", "D"])
    } completion: {
      ends.append($0)
    }
    table.stage.advance(by: ListMetrics.changeDuration / 2)
    let moving = table.tableView.cellForRow(at: [0, 0])
    let frame = moving?.presentedFrame(at: table.stage.now) ?? .zero
    #expect(moving?.textLabel?.text == "D" && frame.minY > 0 && frame.minY < 132)
    #expect(ends.isEmpty)
    table.stage.settle()
    #expect(table.labels == ["D", "new", "A", "C"] && ends == [true])
    #expect(table.tableView.visibleCells.map { $0.textLabel?.text } == ["D", "new", "A", "C"])
  }

  @Test func `changes between begin and end are made at the outermost end`() {
    let table = table([["A"], ["B"]])
    table.tableView.beginUpdates()
    table.tableView.beginUpdates()
    table.rows = [["A", "B"]]
    table.tableView.deleteSections([1], with: .fade)
    table.tableView.endUpdates()
    table.tableView.insertRows(at: [[0, 1]], with: .fade)
    #expect(table.tableView.numberOfSections == 2)
    table.tableView.endUpdates()
    #expect(table.tableView.numberOfSections == 1)
    table.stage.settle()
    #expect(table.labels == ["A", "B"])
  }

  @Test func `sections come, go and are reloaded with their titles`() {
    let table = table([["A"], ["B"], ["C"]], headers: ["a", "b", "c"])
    table.rows = [["N"], ["A"], ["C", "C2"]]
    table.headers = ["n", "a", "c2"]
    table.tableView.performBatchUpdates {
      table.tableView.insertSections([0], with: .automatic)
      table.tableView.deleteSections([1], with: .automatic)
      table.tableView.reloadSections([2], with: .automatic)
    }
    table.stage.settle()
    #expect(table.labels == ["N", "A", "C", "C2"])
    let titles = (0..<3).map { table.tableView.headerView(forSection: $0)?.textLabel?.text }
    #expect(titles == ["n", "a", "c2"])
    #expect(table.tableView.rectForRow(at: [2, 0]).minY == 238)
  }

  @Test func `a section moves with its title and rows`() {
    let table = table([["A"], ["B"], ["C"]], headers: ["a", "b", "c"])
    let cell = table.tableView.cellForRow(at: [2, 0])
    table.rows = [["C"], ["A"], ["B"]]
    table.headers = ["c", "a", "b"]
    table.tableView.moveSection(2, toSection: 0)
    #expect(table.tableView.cellForRow(at: [0, 0]) === cell)
    table.stage.settle()
    #expect(table.labels == ["C", "A", "B"])
    #expect(table.tableView.headerView(forSection: 0)?.textLabel?.text == "c")
  }

  @Test func `an empty change measures the rows again, in an animation`() {
    let table = TableFixture([["A", "B"]])
    var height: CGFloat = 44
    table.height = { _ in height }
    table.start()
    table.stage.settle()
    height = 100
    table.tableView.beginUpdates()
    table.tableView.endUpdates()
    table.stage.advance(by: ListMetrics.changeDuration / 2)
    let second = table.tableView.cellForRow(at: [0, 1])
    let top = second?.presentedFrame(at: table.stage.now).minY ?? 0
    #expect(top > 44 && top < 100)
    table.stage.settle()
    #expect(second?.frame.minY == 100)
  }

  @Test func `selected rows stay selected where they move to`() {
    let table = table([["A", "B", "C"]])
    table.tableView.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    table.rows = [["C", "A", "B"]]
    table.tableView.moveRow(at: [0, 2], to: [0, 0])
    #expect(table.tableView.indexPathForSelectedRow == [0, 0])
    table.stage.settle()
    #expect(table.tableView.cellForRow(at: [0, 0])?.isSelected == true)
  }

  @Test func `data that does not change as told stops the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let table = TableFixture([["A"], ["B"]])
      table.start()
      table.stage.settle()
      table.tableView.deleteSections([0], with: .none)
    }
  }
}
