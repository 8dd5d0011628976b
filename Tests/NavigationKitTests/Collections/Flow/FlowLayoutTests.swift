import Foundation
import Testing

@testable import NavigationKit

/// Where a flow layout places items, headers and footers.
struct FlowLayoutTests {
  private let flow = UICollectionViewFlowLayout()

  @Test func `lines take as many items as fit, and share what is left between them`() {
    flow.itemSize = CGSize(width: 100, height: 60)
    flow.minimumLineSpacing = 7
    flow.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 9, right: 10)
    let grid = CollectionFixture(count: 4, layout: flow)
    grid.start()
    // 390 - 30 = 360 points: three items of 100 and two gaps of 30.
    #expect(grid.frame(0) == CGRect(x: 20, y: 5, width: 100, height: 60))
    #expect(grid.frame(2) == CGRect(x: 280, y: 5, width: 100, height: 60))
    #expect(grid.frame(3) == CGRect(x: 20, y: 72, width: 100, height: 60))
    #expect(grid.collectionView.contentSize == CGSize(width: 390, height: 141))
  }

  @Test func `more space between items leaves room for fewer`() {
    flow.itemSize = CGSize(width: 100, height: 60)
    flow.minimumInteritemSpacing = 46
    let grid = CollectionFixture(count: 4, layout: flow)
    grid.start()
    // 3 · 100 + 2 · 46 = 392 > 390.
    #expect(grid.frame(1)?.minX == 290)
    #expect(grid.frame(2)?.minX == 0)
  }

  @Test func `a single item of a full line is in the middle`() {
    flow.itemSize = CGSize(width: 300, height: 60)
    let grid = CollectionFixture(count: 2, layout: flow)
    grid.start()
    #expect(grid.frame(1)?.minX == 45)
  }

  @Test func `right-to-left layout mirrors the lines`() {
    flow.itemSize = CGSize(width: 100, height: 60)
    let grid = CollectionFixture(count: 4, layout: flow, isRightToLeft: true)
    grid.start()
    #expect(grid.frame(0)?.minX == 290)
    #expect(grid.frame(2)?.minX == 0)
    #expect(grid.collectionView.indexPathForItem(at: CGPoint(x: 300, y: 10)) == [0, 0])
    grid.stage.tap(at: CGPoint(x: 300, y: 10))
    #expect(grid.take() == ["select 0.0"])
  }

  @Test func `from right to left a layout that scrolls sideways begins at the right`() {
    flow.itemSize = CGSize(width: 100, height: 880)
    flow.scrollDirection = .horizontal
    let grid = CollectionFixture(count: 9, layout: flow, isRightToLeft: true)
    grid.start()
    grid.stage.advance(by: 0)
    #expect(!flow.flipsHorizontallyInOppositeLayoutDirection)
    // Nine items of 100 and eight gaps of 10 are 980 points, of which 390 are in view.
    #expect(grid.collectionView.contentOffset.x == 590)
    #expect(grid.frame(0)?.maxX == 980 && grid.frame(1)?.maxX == 870)
    grid.items[0] = ["a", "b"]
    grid.collectionView.reloadData()
    grid.stage.advance(by: 0)
    #expect(grid.frame(1)?.maxX == 280 && grid.collectionView.contentOffset.x == 0)
  }

  @Test func `sideways scrolling fills columns from top to bottom`() {
    flow.itemSize = CGSize(width: 100, height: 400)
    flow.scrollDirection = .horizontal
    let grid = CollectionFixture(count: 9, layout: flow)
    grid.start()
    #expect(grid.frame(1) == CGRect(x: 0, y: 480, width: 100, height: 400))
    #expect(grid.frame(2) == CGRect(x: 110, y: 0, width: 100, height: 400))
    #expect(grid.collectionView.contentSize == CGSize(width: 540, height: 880))
  }

  @Test func `headers and footers surround each section`() {
    flow.headerReferenceSize = CGSize(width: 1, height: 30)
    flow.footerReferenceSize = CGSize(width: 1, height: 20)
    let grid = CollectionFixture([["a"], ["b"]], layout: flow)
    grid.start()
    let header = grid.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect(header?.frame == CGRect(x: 0, y: 100, width: 390, height: 30))
    let footer = grid.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: [0, 0])
    #expect(footer?.frame == CGRect(x: 0, y: 80, width: 390, height: 20))
    #expect(grid.frame(0, section: 1)?.minY == 130)
  }

  @Test func `pinned headers stay until the next section pushes them out`() {
    flow.headerReferenceSize = CGSize(width: 0, height: 30)
    flow.itemSize = CGSize(width: 390, height: 500)
    flow.sectionHeadersPinToVisibleBounds = true
    let grid = CollectionFixture([["a"], ["b"], ["c"]], layout: flow)
    grid.start()
    func top(_ section: Int) -> CGFloat? {
      grid.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))?.frame.minY
    }
    grid.collectionView.contentOffset.y = 200
    grid.stage.advance(by: 0)
    #expect(top(0) == 200)
    grid.collectionView.contentOffset.y = 510
    grid.stage.advance(by: 0)
    #expect(top(0) == 500)
    #expect(grid.collectionView.subviews.lastIndex { $0 is CollectionFixture.Header }! > 2)
  }

  // MARK: The delegate

  private final class Sized: CollectionFixture, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      [
        CGSize(width: 200, height: 40), CGSize(width: 100, height: 60),
        CGSize(width: 150, height: 30), CGSize(width: 50, height: 30),
      ][indexPath.item]
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0) }
  }

  @Test func `items of different sizes are in the middle of their lines`() {
    let grid = Sized(count: 4, layout: flow)
    grid.start()
    #expect(grid.frame(0) == CGRect(x: 0, y: 18, width: 200, height: 40))
    #expect(grid.frame(1) == CGRect(x: 290, y: 8, width: 100, height: 60))
    // The last line keeps the least space.
    #expect(grid.frame(2) == CGRect(x: 0, y: 78, width: 150, height: 30))
    #expect(grid.frame(3) == CGRect(x: 160, y: 78, width: 50, height: 30))
  }

  private final class Unsized: CollectionFixture, UICollectionViewDelegateFlowLayout {}

  @Test func `a delegate without sizes leaves the layout's`() {
    flow.itemSize = CGSize(width: 100, height: 60)
    let grid = Unsized(count: 1_000_000, layout: flow)
    grid.start()
    #expect(grid.frame(3)?.minY == 70)
    #expect(grid.collectionView.contentSize.height == 23_333_370)
  }
}
