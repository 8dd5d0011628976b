import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The rows at the ends of groups are cut exactly: what they draw stays inside of them.
struct GroupEdgeTests {
  /// The layers with a clip in a frame, with what encloses them; nested ones after their outer ones.
  private func clips(
    _ commands: [DrawCommand], at origin: CGPoint = .zero
  ) -> [(place: CGRect, layer: Layer)] {
    commands.flatMap { command -> [(place: CGRect, layer: Layer)] in
      guard case .layer(let layer) = command else { return [] }
      let start = CGPoint(x: origin.x + layer.origin.x, y: origin.y + layer.origin.y)
      let own = layer.clip.map { [($0.offsetBy(dx: start.x, dy: start.y), layer)] } ?? []
      return own + clips(layer.commands, at: start)
    }
  }

  /// Whether each row is cut at its own frame, and inside of that at the group's corners.
  private func isExact(_ rows: [CGRect], in stage: Stage) -> Bool {
    let clips = clips(stage.displayList().commands)
    return rows.allSatisfy { row in
      clips.contains { clip in
        guard clip.place == row, case .layer(let inner)? = clip.layer.commands.first else {
          return false
        }
        return clip.layer.cornerRadius == 0 && clip.layer.commands.count == 1
          && inner.cornerRadius == TableMetrics.groupRadius && inner.cornerCurve == .continuous
          && inner.clip?.height == row.height + 10 * CornerCurve.continuous.reach
      }
    }
  }

  private func table() -> TableFixture {
    let table = TableFixture([["A", "B", "C"]], style: .insetGrouped)
    table.start()
    return table
  }

  private func ends(of table: TableFixture) -> [CGRect] {
    [0, 2].map { table.tableView.convert(table.tableView.rectForRow(at: [0, $0]), to: nil) }
  }

  @Test func `a table's first and last row`() {
    let table = table()
    #expect(isExact(ends(of: table), in: table.stage))
  }

  @Test func `selected and pressed ones`() {
    let table = table()
    table.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(isExact(ends(of: table), in: table.stage))
    let last = ends(of: table)[1]
    table.stage.press(at: CGPoint(x: last.midX, y: last.midY))
    table.stage.advance(by: 0.3)
    #expect(isExact(ends(of: table), in: table.stage))
    table.stage.cancelTouches()
  }

  @Test func `swiped ones`() {
    let table = table()
    let first = ends(of: table)[0]
    table.stage.drag(
      from: CGPoint(x: first.maxX - 30, y: first.midY),
      to: CGPoint(x: first.maxX - 150, y: first.midY), over: 0.3)
    table.stage.settle()
    #expect(isExact(ends(of: table), in: table.stage))
  }

  @Test func `those of a collection view's list`() throws {
    let list = CollectionListFixture(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    list.start([("Fruit", ["Apple", "Pear", "Plum"])])
    let rows = try [0, 2].map { try #require(list.row($0)).frame }
    #expect(isExact(rows.map { list.collectionView.convert($0, to: nil) }, in: list.stage))
  }

  @Test func `a row alone is round all around, in one layer`() {
    let table = TableFixture([["A"]], style: .insetGrouped)
    table.start()
    let row = table.tableView.convert(table.tableView.rectForRow(at: [0, 0]), to: nil)
    let clips = clips(table.stage.displayList().commands)
    #expect(clips.contains { $0.place == row && $0.layer.cornerRadius == 10 })
  }
}
