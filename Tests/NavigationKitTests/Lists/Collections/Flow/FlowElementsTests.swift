import Foundation
import NavigationKit
import Testing

/// The elements that a flow layout names for a rectangle.
struct FlowElementsTests {
  @Test(
    arguments: [
      (0, 290, [0, 1]), (260, 80, [1, 2]), (0, 200, []), (1140, 400, [18, 19]),
    ] as [(CGFloat, CGFloat, [Int])])
  func `only items that are partly in a rectangle are named for it`(
    top: CGFloat, height: CGFloat, items: [Int]
  ) {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 390, height: 50)
    flow.minimumLineSpacing = 0
    flow.headerReferenceSize = CGSize(width: 0, height: 100)
    flow.sectionInset = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
    let grid = CollectionFixture(count: 20, layout: flow)
    grid.start()
    grid.stage.advance(by: 0)
    // Twenty items of 50 points from 200 on.
    let rect = CGRect(x: 0, y: top, width: 390, height: height)
    let found = flow.layoutAttributesForElements(in: rect) ?? []
    let cells = found.filter { $0.representedElementCategory == .cell }
    #expect(cells.map { $0.indexPath.item } == items)
  }
}
