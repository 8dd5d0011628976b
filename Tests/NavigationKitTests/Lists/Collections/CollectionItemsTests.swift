import Foundation
import NavigationKit
import Testing

/// Supplementary views, cells that are configured again, prefetching, and selection while editing.
struct CollectionItemsTests {
  /// Counts what it is told of.
  private final class Grid: CollectionFixture, UICollectionViewDataSourcePrefetching {
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { calls.append("prefetch \(indexPaths.count) from \(indexPaths[0].item)") }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { calls.append("cancel \(indexPaths.count)") }

    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { calls.append("will \(indexPath.section)") }

    override func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { calls.append("did \(indexPath.section)") }
  }

  private let header = UICollectionView.elementKindSectionHeader

  private func grid(_ items: [[String]], header: CGFloat = 0) -> Grid {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 390, height: 100)
    flow.minimumLineSpacing = 0
    flow.headerReferenceSize = CGSize(width: 0, height: header)
    let grid = Grid(items, layout: flow)
    grid.start()
    grid.stage.advance(by: 0)
    return grid
  }

  @Test func `the delegate hears of headers as they come and go`() {
    let ten = (0..<10).map { "\($0)" }
    let grid = grid([ten, ten, ten], header: 40)
    let view: UICollectionView = grid.collectionView
    #expect(grid.take() == ["will 0"])
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: header) == [[0, 0]])
    #expect(view.visibleSupplementaryViews(ofKind: header).count == 1)
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: header, at: [1, 0])?.frame
        == CGRect(x: 0, y: 1040, width: 390, height: 40))
    view.contentOffset.y = 1000
    grid.stage.advance(by: 0)
    #expect(grid.take() == ["did 0", "will 1"])
  }

  @Test func `the delegate hears of decorations as they come and go`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.decorationItems = [.background(elementKind: "board")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(CollectionFixture.Header.self, forDecorationViewOfKind: "board")
    let grid = Grid([["A"], ["B"]], layout: layout)
    grid.start()
    grid.stage.advance(by: 0)
    #expect(grid.take() == ["will 0", "will 1"])
    grid.items = [["A"]]
    grid.collectionView.deleteSections([1])
    grid.stage.settle()
    #expect(grid.take().contains("did 1"))
  }

  @Test func `a cell that is configured again is the same cell`() {
    let grid = grid([["a", "b"]])
    let cell = grid.collectionView.cellForItem(at: [0, 0]) as? CollectionFixture.Cell
    grid.items[0][0] = "A"
    grid.collectionView.reconfigureItems(at: [[0, 0]])
    #expect(grid.collectionView.cellForItem(at: [0, 0]) === cell)
    #expect(cell?.label.text == "A" && cell?.reuses == 0)
  }

  @Test func `a snapshot configures cells again, or reloads all`() {
    let list = CollectionListFixture(UICollectionLayoutListConfiguration(appearance: .plain))
    list.start([("", ["A", "B"])])
    let row = list.row(0)
    list.accessories["A"] = [.checkmark()]
    var snapshot = list.source.snapshot()
    snapshot.reconfigureItems(["A"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["A"])
    list.source.apply(snapshot)
    #expect(list.row(0) === row && row?.accessories.count == 1)
    #expect(list.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    snapshot.deleteItems(["A"])
    var isDone = false
    list.source.applySnapshotUsingReloadData(snapshot) { isDone = true }
    #expect(isDone && list.texts == ["B"])
  }

  @Test func `items near the screen are prefetched, and given up when they are far`() {
    let grid = grid([(0..<100).map { "\($0)" }])
    grid.collectionView.prefetchDataSource = grid
    grid.collectionView.setNeedsLayout()
    grid.stage.advance(by: 0)
    // 880 points show 9 items; 880 below them are near.
    #expect(grid.take() == ["prefetch 9 from 9"])
    grid.collectionView.contentOffset.y = 4000
    grid.stage.advance(by: 0)
    #expect(grid.take() == ["prefetch 18 from 31", "cancel 9"])
    grid.collectionView.isPrefetchingEnabled = false
    grid.collectionView.contentOffset.y = 0
    grid.stage.advance(by: 0)
    #expect(grid.take().isEmpty)
  }

  @Test func `while editing only what is allowed is selected`() {
    let grid = grid([["a", "b"]])
    let view: UICollectionView = grid.collectionView
    view.isEditing = true
    grid.stage.tap("a")
    #expect(grid.take().isEmpty)
    view.allowsMultipleSelectionDuringEditing = true
    grid.stage.tap("a")
    grid.stage.tap("b")
    #expect(view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
    grid.stage.tap("a")
    #expect(grid.take() == ["select 0.0", "select 0.1", "deselect 0.0"])
  }
}
