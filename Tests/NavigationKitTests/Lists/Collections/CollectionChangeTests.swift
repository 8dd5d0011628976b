import Foundation
import Testing

@testable import NavigationKit

/// Insertions, deletions, moves and reloads.
struct CollectionChangeTests {
  private func grid(_ items: [String]) -> CollectionFixture {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let grid = CollectionFixture([items], layout: flow)
    grid.start()
    grid.stage.advance(by: 0)
    return grid
  }

  private func shown(_ item: Int, in grid: CollectionFixture) -> CGRect? {
    grid.collectionView.cellForItem(at: [0, item])?.presentedFrame(at: grid.stage.now)
  }

  @Test func `an inserted item fades in while the others make room for 0.3 seconds`() {
    let grid = grid(["a", "b", "c"])
    grid.items[0].insert("new", at: 1)
    grid.collectionView.insertItems(at: [[0, 1]])
    #expect((0..<4).map(grid.text) == ["a", "new", "b", "c"])
    let fresh = grid.collectionView.cellForItem(at: [0, 1])
    #expect(fresh?.presentedAlpha(at: grid.stage.now) == 0)
    #expect(shown(2, in: grid)?.minX == 145)
    grid.stage.advance(by: 0.3)
    #expect(fresh?.presentedAlpha(at: grid.stage.now) == 1)
    #expect(shown(2, in: grid)?.minX == 290)
  }

  @Test func `what is inserted comes from behind those that make room for it`() throws {
    let grid = grid(["a", "b", "c"])
    let staying = try (0..<3).map { try #require(grid.collectionView.cellForItem(at: [0, $0])) }
    grid.items[0].insert("new", at: 1)
    grid.collectionView.insertItems(at: [[0, 1]])
    let fresh = try #require(grid.collectionView.cellForItem(at: [0, 1]))
    let place = { grid.collectionView.subviews.firstIndex(of: $0) ?? -1 }
    #expect(staying.allSatisfy { place(fresh) < place($0) })
    grid.stage.settle()
    #expect(
      staying.allSatisfy { place(fresh) > place($0) }, "then it is in front, as all that come")
  }

  @Test func `a deleted item fades out and takes no touches`() {
    let grid = grid(["a", "b", "c"])
    let cell = grid.collectionView.cellForItem(at: [0, 0])
    grid.items[0].remove(at: 0)
    grid.collectionView.deleteItems(at: [[0, 0]])
    #expect((0..<3).map(grid.text) == ["b", "c", nil])
    #expect(cell?.superview != nil)
    grid.stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(grid.take() == ["select 0.0"])
    grid.stage.advance(by: 0.3)
    #expect(cell?.superview == nil)
    #expect(shown(0, in: grid)?.minX == 0)
  }

  @Test func `a moved item keeps its cell and its selection`() {
    let grid = grid(["a", "b", "c"])
    grid.stage.tap("a")
    let cell = grid.collectionView.cellForItem(at: [0, 0])
    grid.items[0] = ["b", "c", "a"]
    grid.collectionView.moveItem(at: [0, 0], to: [0, 2])
    #expect(grid.collectionView.cellForItem(at: [0, 2]) === cell)
    #expect(grid.collectionView.indexPathsForSelectedItems == [[0, 2]])
    grid.stage.settle()
    #expect(shown(2, in: grid)?.minX == 290)
    #expect(grid.asked == 3)
  }

  @Test func `a batch is one change: deletions before it, insertions after it`() {
    let grid = grid(["a", "b", "c", "d"])
    var isDone = false
    grid.items[0] = ["x", "b", "d", "c"]
    grid.collectionView.performBatchUpdates {
      grid.collectionView.insertItems(at: [[0, 0]])
      grid.collectionView.deleteItems(at: [[0, 0]])
      grid.collectionView.moveItem(at: [0, 3], to: [0, 2])
    } completion: {
      isDone = $0
    }
    #expect((0..<4).map(grid.text) == ["x", "b", "d", "c"])
    #expect(!isDone)
    grid.stage.settle()
    #expect(isDone)
  }

  @Test func `a reload asks for the cell again`() {
    let grid = grid(["a", "b"])
    grid.items[0][1] = "B"
    grid.collectionView.reloadItems(at: [[0, 1]])
    #expect((0..<2).map(grid.text) == ["a", "B"])
  }

  @Test func `sections come and go`() {
    let grid = grid(["a"])
    grid.items = [["new"], ["a"]]
    grid.collectionView.insertSections([0])
    #expect(grid.collectionView.numberOfSections == 2)
    #expect(grid.text(0) == "new")
    grid.stage.settle()
    grid.items = [["a"]]
    grid.collectionView.deleteSections([0])
    #expect(grid.text(0) == "a")
    grid.items = [["a", "b"]]
    grid.collectionView.reloadSections([0])
    #expect(grid.text(1) == "b")
  }

  @Test func `a moved section takes its cells along`() {
    let grid = grid(["a"])
    grid.items = [["a"], ["b", "c"]]
    grid.collectionView.insertSections([1])
    grid.stage.settle()
    let cell = grid.collectionView.cellForItem(at: [1, 1])
    grid.items.swapAt(0, 1)
    grid.collectionView.moveSection(1, toSection: 0)
    #expect(grid.collectionView.cellForItem(at: [0, 1]) === cell)
    #expect((0..<2).map(grid.text) == ["b", "c"])
    grid.stage.settle()
    #expect(cell?.frame.minY == 0)
  }

  @Test func `an item pushed off the screen leaves in sight`() {
    let grid = grid((0..<24).map { "Item \($0)" })
    let last = grid.collectionView.cellForItem(at: [0, 23])
    grid.items[0].insert(contentsOf: ["x", "y", "z"], at: 0)
    grid.collectionView.insertItems(at: [[0, 0], [0, 1], [0, 2]])
    #expect(last?.superview != nil)
    #expect(last?.presentedFrame(at: grid.stage.now).minY == 770)
    grid.stage.settle()
    #expect(last?.superview == nil)
  }
}
