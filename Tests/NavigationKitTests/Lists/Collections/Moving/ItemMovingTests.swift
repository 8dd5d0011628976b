import Foundation
import Testing

@testable import NavigationKit

/// Items that a finger or code moves to another place.
struct ItemMovingTests {
  /// A grid whose items may be moved, but for those named "fixed".
  private final class Grid: CollectionFixture {
    var limit: IndexPath?

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { items[indexPath.section][indexPath.item] != "fixed" }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      calls.append("move \(sourceIndexPath) to \(destinationIndexPath)")
      let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { limit ?? proposedIndexPath }
  }

  private func grid(_ items: [String]) -> Grid {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let grid = Grid([items], layout: flow)
    grid.start()
    grid.stage.advance(by: 0)
    return grid
  }

  private func texts(_ grid: Grid) -> [String?] { grid.items[0].indices.map(grid.text) }

  /// Holds a finger on a point until an item is lifted.
  private func hold(_ grid: Grid, _ x: CGFloat, _ y: CGFloat) {
    grid.stage.press(at: CGPoint(x: x, y: y))
    grid.stage.advance(by: 0.6)
  }

  @Test func `a finger that is held lifts an item, drags it, and the data follow`() {
    // Three in a line, at 0, 145 and 290.
    let grid = grid(["a", "b", "c", "d"])
    let cell = grid.collectionView.cellForItem(at: [0, 0])
    hold(grid, 50, 50)
    #expect(cell?.isLifted == true && grid.calls.isEmpty)
    grid.stage.move(to: CGPoint(x: 340, y: 60), over: 0.3)
    // It is under the finger, and the others made room; the data are as they were.
    #expect(cell?.center == CGPoint(x: 340, y: 60))
    #expect(grid.collectionView.cellForItem(at: [0, 2]) === cell)
    #expect(texts(grid) == ["b", "c", "a", "d"] && grid.items[0] == ["a", "b", "c", "d"])
    grid.stage.release()
    #expect(grid.take() == ["move [0, 0] to [0, 2]"] && grid.items[0] == ["b", "c", "a", "d"])
    grid.stage.settle()
    #expect(grid.frame(2) == CGRect(x: 290, y: 0, width: 100, height: 100))
    #expect(cell?.isLifted == false && texts(grid) == ["b", "c", "a", "d"])
    grid.stage.tap("a")
    #expect(grid.take() == ["select 0.2"])
  }

  /// Cards that scroll across, above lines of 100 points.
  private func shelf() -> Grid {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: section == 0 ? .absolute(100) : .fractionalWidth(1),
        heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let cards = NSCollectionLayoutSection(group: group)
      cards.orthogonalScrollingBehavior = section == 0 ? .continuous : .none
      return cards
    }
    let grid = Grid([["a", "b", "c"], (0..<20).map { "line \($0)" }], layout: layout)
    grid.start()
    grid.stage.advance(by: 0)
    return grid
  }

  @Test func `an item stays under the finger while its section scrolls out of view`() throws {
    let grid = shelf()
    let cell = try #require(grid.collectionView.cellForItem(at: [0, 0]))
    hold(grid, 50, 50)
    grid.collectionView.contentOffset.y = 600
    grid.stage.move(to: CGPoint(x: 60, y: 150), over: 0.3)
    #expect(grid.collectionView.convert(cell.center, to: nil) == CGPoint(x: 60, y: 150))
    grid.stage.release()
    grid.stage.settle()
    #expect(grid.items[0] == ["b", "c"] && grid.items[1].contains("a") && !cell.isLifted)
  }

  @Test func `an item of a section that scrolls on its own goes back into it`() throws {
    let grid = shelf()
    let cell = try #require(grid.collectionView.cellForItem(at: [0, 1]))
    let section = cell.superview
    hold(grid, 150, 50)
    #expect(cell.superview === grid.collectionView)
    grid.stage.release()
    grid.stage.settle()
    #expect(cell.superview === section && section !== grid.collectionView)
    #expect(cell.convert(cell.bounds, to: nil) == CGRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test func `an item that is cancelled goes back, and the data never hear of it`() {
    let grid = grid(["a", "b", "c"])
    grid.stage.tap("b")
    _ = grid.take()
    hold(grid, 50, 50)
    grid.stage.move(to: CGPoint(x: 340, y: 50), over: 0.2)
    #expect(grid.collectionView.indexPathsForSelectedItems == [[0, 0]])
    grid.stage.cancelTouches()
    grid.stage.settle()
    #expect(texts(grid) == ["a", "b", "c"] && grid.calls.isEmpty)
    #expect(grid.frame(0)?.minX == 0 && grid.frame(2)?.minX == 290)
    #expect(grid.collectionView.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func `what must not be moved is not, and taps are as ever`() {
    let grid = grid(["fixed", "b"])
    hold(grid, 50, 50)
    #expect(grid.collectionView.cellForItem(at: [0, 0])?.isLifted == false)
    grid.stage.release()
    #expect(grid.take() == ["select 0.0"])
    grid.installsStandardGestureForInteractiveMovement = false
    hold(grid, 200, 50)
    #expect(grid.collectionView.cellForItem(at: [0, 1])?.isLifted == false)
    grid.stage.release()
  }

  @Test func `the delegate says where an item may go`() {
    let grid = grid(["a", "b", "c"])
    grid.limit = [0, 1]
    hold(grid, 50, 50)
    grid.stage.move(to: CGPoint(x: 340, y: 50), over: 0.2)
    #expect(texts(grid) == ["b", "a", "c"])
    grid.stage.release()
    #expect(grid.take() == ["move [0, 0] to [0, 1]"])
  }

  @Test func `code moves an item to positions`() {
    let grid = grid(["a", "b", "c"])
    let view: UICollectionView = grid.collectionView
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(!view.beginInteractiveMovementForItem(at: [0, 1]), "one is being moved")
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 50))
    #expect(texts(grid) == ["b", "a", "c"])
    view.cancelInteractiveMovement()
    #expect(texts(grid) == ["a", "b", "c"])
    #expect(view.beginInteractiveMovementForItem(at: [0, 2]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    view.endInteractiveMovement()
    #expect(grid.items[0] == ["c", "a", "b"])
  }

  @Test func `a data source that takes no moves gets its item back`() {
    let grid = CollectionFixture(count: 3)
    grid.start()
    grid.stage.advance(by: 0)
    let view: UICollectionView = grid.collectionView
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(
      view.layoutAttributesForItem(at: [0, 2])?.center ?? .zero)
    #expect(grid.text(0) == "Item 1")
    view.endInteractiveMovement()
    grid.stage.settle()
    #expect((0..<3).map(grid.text) == ["Item 0", "Item 1", "Item 2"])
  }

  @Test func `at an edge the content scrolls below the finger`() {
    let grid = grid((0..<90).map { "Item \($0)" })
    hold(grid, 50, 50)
    grid.stage.move(to: CGPoint(x: 50, y: 875), over: 0.3)
    grid.stage.advance(by: 1)
    #expect(grid.collectionView.contentOffset.y > 200)
    let cell = grid.collectionView.cellForItem(at: grid.collectionView.moved?.place ?? [])
    #expect((cell as? CollectionFixture.Cell)?.label.text == "Item 0")
    grid.stage.release()
    grid.stage.settle()
    #expect(grid.items[0].firstIndex(of: "Item 0") ?? 0 > 20)
  }

  @Test func `a change of the data ends a movement`() {
    let grid = grid(["a", "b", "c"])
    hold(grid, 50, 50)
    grid.stage.move(to: CGPoint(x: 340, y: 50), over: 0.2)
    grid.items[0].append("d")
    grid.collectionView.insertItems(at: [[0, 3]])
    #expect(grid.collectionView.moved == nil)
    grid.stage.move(to: CGPoint(x: 195, y: 50), over: 0.2)
    grid.stage.release()
    grid.stage.settle()
    #expect(texts(grid) == ["a", "b", "c", "d"] && grid.calls.isEmpty)
  }

  @Test func `a row of a list is dragged by its grip, and the snapshot follows`() throws {
    let list = CollectionListFixture(UICollectionLayoutListConfiguration(appearance: .plain))
    for name in ["A", "B", "C"] { list.accessories[name] = [.reorder()] }
    list.start([("1", ["A", "B"]), ("2", ["C"])])
    var heard: [String] = []
    list.source.reorderingHandlers.canReorderItem = { $0 != "B" }
    list.source.reorderingHandlers.willReorder = { transaction in
      heard.append("will \(transaction.finalSnapshot.itemIdentifiers)")
    }
    list.source.reorderingHandlers.didReorder = { [source = list.source] transaction in
      heard.append("did \(source?.snapshot().itemIdentifiers ?? [])")
      heard += transaction.sectionTransactions.map {
        "\($0.sectionIdentifier): \($0.initialSnapshot.items) \($0.finalSnapshot.items)"
      }
      heard.append("\(transaction.difference.count)")
    }
    list.setEditing(true, animated: false)
    list.stage.settle()
    let grip = try #require(list.row(0)?.subviews.first { $0 is RowGrip })
    #expect(grip.frame == CGRect(x: 336, y: 0, width: 38, height: 44))
    list.stage.press(at: CGPoint(x: 355, y: 22))
    list.stage.move(to: CGPoint(x: 300, y: 112), over: 0.3)
    // It stays in its column; the finger is on the third row.
    #expect(list.row(1, 1)?.center == CGPoint(x: 195, y: 112))
    list.stage.release()
    list.stage.settle()
    #expect(list.texts == ["B", "C", "A"])
    #expect(
      heard == [
        "will [\"B\", \"C\", \"A\"]", "did [\"B\", \"C\", \"A\"]", "1: [\"A\", \"B\"] [\"B\"]",
        "2: [\"C\"] [\"C\", \"A\"]", "2",
      ])
    #expect(list.source.snapshot().itemIdentifiers(inSection: "2") == ["C", "A"])
    heard = []
    list.stage.drag(from: CGPoint(x: 355, y: 22), to: CGPoint(x: 355, y: 100), over: 0.3)
    #expect(heard.isEmpty, "B must not be moved")
  }
}
