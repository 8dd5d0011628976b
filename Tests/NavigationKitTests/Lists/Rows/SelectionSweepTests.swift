import Foundation
import Input
import NavigationKit
import Testing

/// Two fingers that slide over rows or items and select them.
@MainActor
struct SelectionSweepTests {
  private final class Table: TableFixture {
    var mayBegin = true

    override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { mayBegin }

    override func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      calls.append("begin \(indexPath.row)")
      tableView.allowsMultipleSelectionDuringEditing = true
      setEditing(true, animated: false)
    }

    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      calls.append("end")
    }
  }

  private final class Items: CollectionFixture {
    override func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }

    override func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      calls.append("begin \(indexPath.item)")
      collectionView.allowsMultipleSelection = true
    }

    override func collectionViewDidEndMultipleSelectionInteraction(
      _ collectionView: UICollectionView
    ) { calls.append("end") }
  }

  private func send(_ phase: PointerEvent.Phase, at place: CGPoint, on stage: Stage) {
    for (id, side) in [(1, -15.0), (2, 15.0)] {
      stage.send(
        .pointer(
          PointerEvent(
            id: id, phase: phase, position: CGPoint(x: place.x + side, y: place.y),
            time: stage.now)))
    }
  }

  /// Two fingers go from place to place.
  private func slide(over places: [CGPoint], on stage: Stage) {
    send(.down, at: places[0], on: stage)
    for (from, to) in zip(places, places.dropFirst()) {
      for step in 1...10 {
        stage.advance(by: 0.02)
        let part = CGFloat(step) / 10
        send(
          .moved,
          at: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part),
          on: stage)
      }
    }
  }

  private func row(_ number: Int) -> CGPoint { CGPoint(x: 150, y: CGFloat(number) * 44 + 22) }

  private func table() -> Table {
    let table = Table(count: 40)
    table.start()
    table.stage.settle()
    return table
  }

  @Test func `fingers that go back deselect, and the delegate hears of all`() {
    let table = table()
    slide(over: [row(1), row(3), row(2)], on: table.stage)
    send(.up, at: row(2), on: table.stage)
    #expect(
      table.take() == [
        "begin 1", "select 0.1", "select 0.2", "select 0.3", "deselect 0.3", "end",
      ])
    #expect(table.tableView.indexPathsForSelectedRows == [[0, 1], [0, 2]])
    #expect(table.tableView.contentOffset.y == 0 && table.isEditing)
    slide(over: [row(2), row(1)], on: table.stage)
    send(.up, at: row(1), on: table.stage)
    #expect(table.tableView.indexPathsForSelectedRows == nil)
  }

  @Test func `without leave two fingers scroll, and one always does`() {
    let table = table()
    table.mayBegin = false
    slide(over: [row(6), row(2)], on: table.stage)
    send(.up, at: row(2), on: table.stage)
    #expect(table.tableView.contentOffset.y > 100 && table.calls.isEmpty)
    table.mayBegin = true
    table.tableView.contentOffset = .zero
    table.stage.settle()
    table.stage.drag(from: row(6), to: row(2), over: 0.3)
    #expect(table.tableView.contentOffset.y > 100 && table.calls.isEmpty)
  }

  @Test func `items of a collection view are selected in the same way`() {
    let fixture = Items([["A", "B", "C", "D", "E", "F"]])
    fixture.flow.itemSize = CGSize(width: 100, height: 100)
    fixture.start()
    fixture.stage.settle()
    let places = [0, 2].compactMap { fixture.frame($0) }.map { CGPoint(x: $0.midX, y: $0.midY) }
    slide(over: places, on: fixture.stage)
    send(.up, at: places[1], on: fixture.stage)
    #expect(fixture.take() == ["begin 0", "select 0.0", "select 0.1", "select 0.2", "end"])
    #expect(fixture.collectionView.indexPathsForSelectedItems == [[0, 0], [0, 1], [0, 2]])
  }
}
