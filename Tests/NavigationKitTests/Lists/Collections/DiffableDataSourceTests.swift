import Foundation
import Testing

@testable import NavigationKit

/// Snapshots and registrations.
struct DiffableDataSourceTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private let stage = Stage(size: CGSize(width: 390, height: 880))
  private let flow = UICollectionViewFlowLayout()

  /// Shows a collection view with a registration's cells.
  private func start() -> (UICollectionView, Source) {
    flow.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 880), collectionViewLayout: flow)
    let cells = UICollectionView.CellRegistration<CollectionFixture.Cell, Int> { cell, path, item in
      cell.label.text = "\(path.section).\(path.item): \(item)"
    }
    let headers = UICollectionView.SupplementaryRegistration<CollectionFixture.Header>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in header.section = path.section + 10 }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    let page = UIViewController()
    page.view.addSubview(view)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    return (view, source)
  }

  private func texts(_ view: UICollectionView) -> [String?] {
    view.visibleCells.map { ($0 as? CollectionFixture.Cell)?.label.text }
  }

  @Test func `the first snapshot fills the view, the next one animates to it`() {
    let (view, source) = start()
    var snapshot = source.snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0)
    #expect(texts(view) == ["0.0: 1", "0.1: 2", "0.2: 3", "1.0: 4"])
    let moved = view.cellForItem(at: [0, 2])
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.deleteItems([2])
    snapshot.insertItems([9], afterItem: 4)
    var isDone = false
    source.apply(snapshot) { isDone = true }
    #expect(view.cellForItem(at: [0, 0]) === moved)
    #expect(moved?.presentedFrame(at: stage.now).minX == 290)
    #expect(source.itemIdentifier(for: [1, 1]) == 9)
    #expect(source.indexPath(for: 1) == [0, 1])
    #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "b") == 1)
    #expect(source.sectionIdentifier(for: 2) == nil)
    stage.settle()
    #expect(isDone)
    #expect(moved?.frame.minX == 0)
    #expect(view.visibleCells.count == 4)
  }

  @Test func `a reload configures the item's cell again`() {
    let (view, source) = start()
    var snapshot = source.snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0)
    snapshot.moveItem(2, beforeItem: 1)
    source.apply(snapshot, animatingDifferences: false)
    // A move alone keeps the cell as it was configured.
    #expect(texts(view) == ["0.1: 2", "0.0: 1"])
    snapshot.reloadItems([2])
    source.apply(snapshot, animatingDifferences: false)
    #expect(texts(view) == ["0.0: 2", "0.0: 1"])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func `headers come from the provider`() {
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let (view, source) = start()
    var snapshot = source.snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    source.apply(snapshot)
    stage.advance(by: 0)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect((header as? CollectionFixture.Header)?.section == 10)
  }
}
