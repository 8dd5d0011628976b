import Foundation
import NavigationKit
import Testing

/// Subclasses of collection views hear of what code does to them.
struct CollectionOverrideTests {
  @Test func `subclasses hear of changes, selections and scrolling by code`() {
    let data = CollectionFixture(count: 5)
    let grid = Recorder(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(CollectionFixture.Cell.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = data
    data.stage.window.addSubview(grid)
    data.stage.settle()
    grid.selectItem(at: [0, 1], animated: false, scrollPosition: .top)
    grid.deselectItem(at: [0, 1], animated: false)
    data.items[0].remove(at: 4)
    grid.performBatchUpdates { grid.deleteItems(at: [[0, 4]]) }
    data.items[0].append("New")
    grid.insertItems(at: [[0, 4]])
    grid.reloadItems(at: [[0, 4]])
    grid.reloadSections([0])
    #expect(
      grid.calls == [
        "select", "scroll", "deselect", "batch", "delete", "insert", "reload", "sections",
      ])
    #expect(grid.numberOfItems(inSection: 0) == 5)
  }

  private final class Recorder: UICollectionView {
    var calls: [String] = []

    override func selectItem(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
      calls.append("select")
      super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectItem(at indexPath: IndexPath, animated: Bool) {
      calls.append("deselect")
      super.deselectItem(at: indexPath, animated: animated)
    }
    override func scrollToItem(
      at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
      calls.append("scroll")
      super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
    override func deleteItems(at indexPaths: [IndexPath]) {
      calls.append("delete")
      super.deleteItems(at: indexPaths)
    }
    override func insertItems(at indexPaths: [IndexPath]) {
      calls.append("insert")
      super.insertItems(at: indexPaths)
    }
    override func reloadItems(at indexPaths: [IndexPath]) {
      calls.append("reload")
      super.reloadItems(at: indexPaths)
    }
    override func reloadSections(_ sections: IndexSet) {
      calls.append("sections")
      super.reloadSections(sections)
    }
  }
}
