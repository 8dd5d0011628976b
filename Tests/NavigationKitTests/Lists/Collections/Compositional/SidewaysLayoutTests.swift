import Foundation
import NavigationKit
import Testing

/// Compositional layouts that scroll sideways, with sections that scroll up and down.
struct SidewaysLayoutTests {
  private func grid() -> CollectionFixture {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(200))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets.leading = 20
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let names = (0..<9).map { "Item \($0)" }
    let grid = CollectionFixture(
      [names, names],
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    grid.start()
    grid.stage.advance(by: 0)
    return grid
  }

  private func place(_ item: Int, section: Int, in grid: CollectionFixture) -> CGRect? {
    grid.collectionView.cellForItem(at: [section, item]).map {
      $0.convert($0.bounds, to: grid.collectionView)
    }
  }

  @Test func `sections stand side by side, each with its items one below the other`() {
    let grid = grid()
    #expect(place(0, section: 0, in: grid) == CGRect(x: 20, y: 0, width: 100, height: 200))
    #expect(place(1, section: 1, in: grid) == CGRect(x: 140, y: 200, width: 100, height: 200))
    #expect(grid.collectionView.contentSize == CGSize(width: 240, height: 880))
    grid.stage.tap(at: CGPoint(x: 150, y: 300))
    #expect(grid.take() == ["select 1.1"])
  }

  @Test func `a finger scrolls one section up, and the other stays`() {
    let grid = grid()
    grid.stage.drag(from: CGPoint(x: 190, y: 500), to: CGPoint(x: 190, y: 300), over: 0.3)
    grid.stage.settle()
    #expect((place(0, section: 1, in: grid)?.maxY ?? 0) < 100)
    #expect(place(0, section: 0, in: grid)?.minY == 0)
  }
}
