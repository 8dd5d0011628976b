import Foundation
import NavigationKit
import Testing

/// Cells on screen, their reuse and selection.
struct CollectionViewTests {
  private func grid(_ count: Int) -> CollectionFixture {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let grid = CollectionFixture(count: count, layout: flow)
    grid.start()
    return grid
  }

  @Test func `a million items cost what is on screen`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let counting = CountingLayout()
    counting.itemSize = flow.itemSize
    let grid = CollectionFixture(count: 1_000_000, layout: counting)
    grid.start()
    grid.stage.advance(by: 0)
    // 880 points are eight lines of 110, of three items each.
    #expect(grid.collectionView.visibleCells.count == 24)
    #expect(grid.asked == 24)
    #expect(grid.sectionsAsked == 1)
    #expect(counting.made <= 3 * 24)
    counting.made = 0
    grid.collectionView.scrollToItem(at: [0, 500_000], at: .top, animated: false)
    grid.stage.advance(by: 0)
    #expect(grid.collectionView.indexPathsForVisibleItems.first == [0, 499_998])
    #expect(grid.asked == 48)
    #expect(grid.made == 24)
    #expect(counting.made <= 3 * 24)
  }

  private final class CountingLayout: UICollectionViewFlowLayout {
    var made = 0
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      made += 1
      return super.layoutAttributesForItem(at: indexPath)
    }
  }

  @Test func `a finger scrolls, and cells are reused`() {
    let grid = grid(99)
    grid.stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100), over: 0.3)
    grid.stage.settle()
    #expect(grid.collectionView.contentOffset.y > 590)
    #expect(grid.text(0) == nil)
    let first = grid.collectionView.indexPathsForVisibleItems[0]
    #expect(grid.text(first.item) == "Item \(first.item)")
    #expect(grid.made < 36)
  }

  @Test func `a tap selects an item, in place of the one before`() {
    let grid = grid(9)
    grid.stage.tap("Item 2")
    #expect(grid.take() == ["select 0.2"])
    let cell = grid.collectionView.cellForItem(at: [0, 2])
    #expect(cell?.isSelected == true)
    #expect(cell?.selectedBackgroundView?.isHidden == false)
    grid.stage.tap("Item 4")
    #expect(grid.take() == ["deselect 0.2", "select 0.4"])
    #expect(cell?.selectedBackgroundView?.isHidden == true)
    #expect(grid.collectionView.indexPathsForSelectedItems == [[0, 4]])
  }

  @Test func `where several can be selected, a second tap deselects`() {
    let grid = grid(9)
    grid.collectionView.allowsMultipleSelection = true
    for label in ["Item 4", "Item 2", "Item 4"] { grid.stage.tap(label) }
    #expect(grid.take() == ["select 0.4", "select 0.2", "deselect 0.4"])
    #expect(grid.collectionView.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test func `a collection view that cannot be selected hears nothing`() {
    let grid = grid(9)
    grid.collectionView.allowsSelection = false
    grid.stage.tap("Item 2")
    #expect(grid.take().isEmpty)
  }

  @Test func `an item looks pressed once a finger rested on it, until it scrolls`() {
    let grid = grid(99)
    let cell = grid.collectionView.cellForItem(at: [0, 0])
    grid.stage.press(at: CGPoint(x: 50, y: 50))
    #expect(cell?.isHighlighted == false)
    grid.stage.advance(by: 0.1)
    #expect(cell?.isHighlighted == true)
    grid.stage.move(to: CGPoint(x: 50, y: 20))
    #expect(cell?.isHighlighted == false)
    grid.stage.release()
    #expect(grid.take().isEmpty)
  }

  @Test func `a selected item that scrolls away and back is still selected`() {
    let grid = grid(99)
    grid.stage.tap("Item 2")
    grid.collectionView.contentOffset.y = 2000
    grid.stage.advance(by: 0)
    #expect(grid.collectionView.visibleCells.allSatisfy { !$0.isSelected })
    grid.collectionView.contentOffset.y = 0
    grid.stage.advance(by: 0)
    #expect(grid.collectionView.cellForItem(at: [0, 2])?.isSelected == true)
  }

  private nonisolated static let positions: [(UICollectionView.ScrollPosition, CGFloat)] = [
    (.top, 1100), (.centeredVertically, 710), (.bottom, 320),
    (UICollectionView.ScrollPosition(), 320),
  ]

  @Test(arguments: positions)
  func `scrolling to an item puts it where it is wanted`(
    position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    let grid = grid(99)
    grid.collectionView.scrollToItem(at: [0, 30], at: position, animated: true)
    #expect(grid.collectionView.contentOffset.y == 0)
    grid.stage.settle()
    #expect(grid.collectionView.contentOffset.y == offset)
  }

  @Test func `the selection goes when the page appears again`() {
    let grid = grid(9)
    let navigation = UINavigationController(rootViewController: grid)
    grid.start(in: navigation)
    grid.stage.tap("Item 5")
    navigation.pushViewController(UIViewController(), animated: true)
    grid.stage.settle()
    grid.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), over: 0.3)
    grid.stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(grid.collectionView.indexPathsForSelectedItems == [])
  }
}
