import Foundation
import Testing

@testable import NavigationKit

/// Layouts that replace each other, and what a layout of an app's decides and hears.
struct CollectionLayoutChangeTests {
  /// A column of items, which notes what it is told.
  private final class Column: UICollectionViewLayout {
    final class Attributes: UICollectionViewLayoutAttributes {}
    final class Context: UICollectionViewLayoutInvalidationContext {}

    var height: CGFloat = 50
    var heard: [String] = []
    var initial: CGPoint?
    var final: CGPoint?
    var stop: CGFloat?
    var invalidatesOnScroll = false

    override class var layoutAttributesClass: AnyClass {
      Attributes.self
    }
    override class var invalidationContextClass: AnyClass {
      Context.self
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 390, height: CGFloat(count) * height)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = Attributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: CGFloat(indexPath.item) * height, width: 390, height: height)
      return attributes
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { moved(itemIndexPath, to: initial) }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { moved(itemIndexPath, to: final) }

    private func moved(
      _ path: IndexPath, to center: CGPoint?
    ) -> UICollectionViewLayoutAttributes? {
      guard let center, let attributes = layoutAttributesForItem(at: path) else { return nil }
      attributes.center = center
      attributes.alpha = 0.5
      return attributes
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      heard += updateItems.map {
        "\($0.updateAction) \($0.indexPathBeforeUpdate ?? []) \($0.indexPathAfterUpdate ?? [])"
      }
    }
    override func finalizeCollectionViewUpdates() { heard.append("done") }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { stop.map { CGPoint(x: 0, y: $0) } ?? proposedContentOffset }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      invalidatesOnScroll
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      heard.append("\(type(of: context))")
      super.invalidateLayout(with: context)
    }
  }

  private func fixture(_ layout: UICollectionViewLayout, count: Int = 3) -> CollectionFixture {
    let fixture = CollectionFixture(count: count, layout: layout)
    fixture.start()
    fixture.stage.advance(by: 0)
    return fixture
  }

  private func square(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: side, height: side)
    return flow
  }

  @Test func `items move to their places in another layout`() {
    let grid = fixture(square(100))
    let cells = (0..<3).map { grid.collectionView.cellForItem(at: [0, $0]) }
    var isDone = false
    grid.collectionView.setCollectionViewLayout(square(380), animated: true) { isDone = $0 }
    grid.stage.advance(by: 0.15)
    let width = cells[0]?.presentedFrame(at: grid.stage.now).width ?? 0
    #expect(width > 100 && width < 380 && !isDone)
    grid.stage.settle()
    // In the middle of 390: 5 at each side; lines of 380 and 10.
    #expect((0..<3).map { grid.frame($0)?.minY } == [0, 390, 780])
    #expect(grid.frame(0) == CGRect(x: 5, y: 0, width: 380, height: 380))
    #expect((0..<3).map { grid.collectionView.cellForItem(at: [0, $0]) } == cells && isDone)
    #expect(grid.asked == 3)
  }

  @Test func `items that are out of view in the other layout leave in sight`() {
    let grid = fixture(square(100), count: 20)
    let last = grid.collectionView.cellForItem(at: [0, 19])
    grid.collectionView.setCollectionViewLayout(square(380), animated: true)
    grid.stage.advance(by: 0.05)
    #expect(last?.superview != nil)
    grid.stage.settle()
    #expect(last?.superview == nil && grid.collectionView.visibleCells.count == 3)
    grid.collectionView.setCollectionViewLayout(square(100), animated: true)
    grid.stage.settle()
    #expect((0..<20).allSatisfy { grid.text($0) == "Item \($0)" })
  }

  @Test func `without animation the other layout is there at once`() {
    let grid = fixture(square(100))
    var isDone = false
    grid.collectionView.setCollectionViewLayout(square(50), animated: false) { isDone = $0 }
    grid.stage.advance(by: 0)
    #expect(isDone && grid.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func `a layout says where items come from and go to`() {
    let column = Column()
    let list = fixture(column)
    column.initial = CGPoint(x: 900, y: 75)
    list.items[0].insert("new", at: 1)
    list.collectionView.insertItems(at: [[0, 1]])
    let cell = list.collectionView.cellForItem(at: [0, 1])
    #expect(cell?.presentedFrame(at: list.stage.now).midX == 900)
    #expect(cell?.presentedAlpha(at: list.stage.now) == 0.5)
    list.stage.settle()
    #expect(cell?.frame == CGRect(x: 0, y: 50, width: 390, height: 50))
    column.final = CGPoint(x: -400, y: 75)
    list.items[0].remove(at: 1)
    list.collectionView.deleteItems(at: [[0, 1]])
    list.stage.advance(by: 0.29)
    #expect(cell?.superview != nil && cell?.presentedFrame(at: list.stage.now).midX ?? 0 < -300)
    list.stage.settle()
    #expect(cell?.superview == nil)
    #expect(
      column.heard.filter { $0 != "Context" } == [
        "insert [] [0, 1]", "done", "delete [0, 1] []", "done",
      ])
  }

  @Test func `a layout says where a flick comes to rest`() {
    let column = Column()
    let list = fixture(column, count: 100)
    column.stop = 730
    list.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.1)
    list.stage.settle()
    #expect(list.collectionView.contentOffset.y == 730)
  }

  @Test func `a layout is computed anew for other bounds if it wants that`() {
    let column = Column()
    let list = fixture(column, count: 100)
    list.collectionView.contentOffset.y = 100
    list.stage.advance(by: 0)
    #expect(column.heard.isEmpty)
    column.invalidatesOnScroll = true
    list.collectionView.contentOffset.y = 200
    #expect(column.heard == ["Context"])
    list.stage.advance(by: 0)
    #expect(list.frame(4)?.minY == 200)
  }

  @Test func `a context tells what no longer holds, and scrolls`() {
    let column = Column()
    let list = fixture(column, count: 100)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1]])
    context.invalidateItems(at: [[0, 2]])
    context.invalidateSupplementaryElements(ofKind: "k", at: [[0, 0]])
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 2]])
    #expect(context.invalidatedSupplementaryIndexPaths == ["k": [[0, 0]]])
    column.height = 60
    column.invalidateLayout(with: context)
    list.stage.advance(by: 0)
    #expect(list.collectionView.contentOffset.y == 30 && list.frame(1)?.minY == 60)
  }
}
