import Foundation
import Testing

@testable import NavigationKit

/// The insets of sections, spaces around items, and how sections scroll.
struct SectionInsetTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func show(_ section: NSCollectionLayoutSection, count: Int = 3) -> CollectionFixture {
    let grid = CollectionFixture(
      count: count, layout: UICollectionViewCompositionalLayout(section: section))
    grid.start()
    grid.collectionView.contentInsetAdjustmentBehavior = .never
    grid.additionalSafeAreaInsets = UIEdgeInsets(left: 30, right: 10)
    grid.stage.settle()
    return grid
  }

  private func row() -> NSCollectionLayoutSection {
    let whole = size(.fractionalWidth(1), .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.contentInsets.leading = 5
    return section
  }

  @Test(
    arguments: [
      (UIContentInsetsReference.automatic, 35, 345), (.none, 5, 385), (.safeArea, 35, 345),
      (.layoutMargins, 51, 313), (.readableContent, 51, 313),
    ] as [(UIContentInsetsReference, CGFloat, CGFloat)])
  func `a section is inset from what it says`(
    reference: UIContentInsetsReference, x: CGFloat, width: CGFloat
  ) {
    let section = row()
    section.contentInsetsReference = reference
    // The safe area leaves 30 and 10 free, margins another 16 at both sides.
    #expect(show(section).frame(0) == CGRect(x: x, y: 0, width: width, height: 50))
  }

  @Test func `a section follows its layout unless it says otherwise`() {
    let section = row()
    let grid = show(section)
    let layout = grid.collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .none
    layout?.configuration = configuration
    grid.stage.settle()
    #expect(grid.frame(0)?.minX == 5)
  }

  @Test func `spaces around an item push it and its neighbours away`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .flexible(0), trailing: .fixed(20), bottom: nil)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item]))
    section.contentInsetsReference = .none
    let grid = show(section)
    // Each takes 10 + 50 + 20; the rest of the room above pushes it down.
    #expect((0..<3).map { grid.frame($0)?.minX } == [10, 90, 170])
    #expect(grid.frame(0)?.minY == 40)
  }

  /// A cell with a label of its number of lines.
  private final class Lines: CollectionFixture {
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
      let inside = UIView()
      inside.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(inside)
      NSLayoutConstraint.activate([
        inside.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        inside.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).at(999),
        inside.heightAnchor.constraint(equalToConstant: [30, 80, 50, 20][indexPath.item]),
      ])
      return cell
    }
  }

  @Test func `items of a row are as high as the highest`() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40)))
    #expect(item.layoutSize.heightDimension.isUniformAcrossSiblings)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(40)), subitems: [item, item]))
    let grid = Lines(count: 4, layout: UICollectionViewCompositionalLayout(section: section))
    grid.start()
    grid.stage.settle()
    #expect((0..<4).map { grid.frame($0)?.height } == [80, 80, 50, 50])
    #expect((0..<4).map { grid.frame($0)?.minY } == [0, 0, 80, 80])
  }

  @Test func `a section that scrolls gives way and comes to rest as it says`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.orthogonalScrollingProperties.bounce = .never
    section.orthogonalScrollingProperties.decelerationRate = .fast
    let grid = show(section, count: 5)
    let view = try #require(grid.collectionView.sectionViews[0])
    #expect(!view.bounces && view.decelerationRate == .fast)
    let start = view.contentOffset.x
    grid.stage.press(at: CGPoint(x: 100, y: 50))
    grid.stage.move(to: CGPoint(x: 300, y: 50), over: 0.2)
    #expect(view.contentOffset.x == start, "there is nothing before its beginning")
    grid.stage.release()
  }
}
