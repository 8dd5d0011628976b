import Foundation
import NavigationKit
import Testing

/// Cells of compositional layouts that are as large as what they show.
struct CompositionalSelfSizingTests {
  /// A cell as high as the number in its text.
  private final class Tall: UICollectionViewCell {
    let label = UILabel()
    private(set) lazy var height = contentView.heightAnchor.constraint(equalToConstant: 0)
  }

  private final class TallFixture: CollectionFixture {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Tall.self, forCellWithReuseIdentifier: "tall")
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
      guard let tall = cell as? Tall else { return cell }
      tall.height.constant = CGFloat(Int(items[indexPath.section][indexPath.item]) ?? 0)
      tall.height.isActive = true
      return tall
    }
  }

  private func column() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  @Test func `cells are as high as their constraints say`() {
    let layout = UICollectionViewCompositionalLayout(section: column())
    let grid = TallFixture([["70", "30", "110"]], layout: layout)
    grid.start()
    grid.stage.advance(by: 0)
    #expect((0..<3).map { grid.frame($0)?.minY } == [0, 70, 100])
    #expect(grid.collectionView.contentSize.height == 210)
    grid.items[0].insert("20", at: 1)
    grid.collectionView.insertItems(at: [[0, 1]])
    grid.stage.settle()
    #expect((0..<4).map { grid.frame($0)?.minY } == [0, 70, 90, 120])
    grid.items[0][0] = "40"
    grid.collectionView.reloadData()
    grid.stage.advance(by: 0)
    #expect(grid.frame(1)?.minY == 40)
  }

  @Test func `what is in view stays when items before it are measured`() {
    let layout = UICollectionViewCompositionalLayout(section: column())
    let grid = TallFixture([Array(repeating: "90", count: 1000)], layout: layout)
    grid.start()
    grid.collectionView.scrollToItem(at: [0, 500], at: .top, animated: false)
    grid.stage.advance(by: 0)
    #expect(grid.asked < 60)
    let view = grid.collectionView!
    let top = { (view.cellForItem(at: [0, 500])?.frame.minY ?? .nan) - view.contentOffset.y }
    let before = top()
    grid.stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 130), over: 1)
    grid.stage.settle()
    #expect(abs(top() - before - 30) < 12)
  }
}
