import Foundation
import NavigationKit
import Testing

/// The last group of a section where the items do not fill it.
struct LastGroupTests {
  @Test func `items of the last row stand below those of the rows above`() {
    let item = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(50))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [NSCollectionLayoutItem(layoutSize: item)])
    row.interItemSpacing = .flexible(10)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: row))
    let grid = CollectionFixture(count: 5, layout: layout)
    grid.start()
    grid.stage.advance(by: 0)
    // Three items of 100 fit into 390, and share the other 90 between them.
    #expect((0..<5).map { grid.frame($0)?.minX } == [0, 145, 290, 0, 145])
    #expect(grid.frame(4)?.minY == 50)
  }
}
