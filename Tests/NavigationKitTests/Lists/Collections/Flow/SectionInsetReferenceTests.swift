import Foundation
import Testing

@testable import NavigationKit

/// The area from which the insets of a flow layout's sections are counted.
struct SectionInsetReferenceTests {
  typealias Reference = UICollectionViewFlowLayout.SectionInsetReference

  private func grid(
    _ reference: Reference, _ direction: UICollectionView.ScrollDirection,
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) -> CGRect? {
    let grid = InsetGrid(count: 3)
    grid.flow.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    grid.flow.scrollDirection = direction
    grid.flow.sectionInsetReference = reference
    grid.collectionView.contentInsetAdjustmentBehavior = behavior
    grid.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 30, bottom: 20, right: 10)
    grid.collectionView.layoutMargins = UIEdgeInsets(all: 20)
    grid.start()
    grid.stage.settle()
    return grid.frame(0)
  }

  private final class InsetGrid: CollectionFixture {}

  @Test(
    arguments: [(.fromContentInset, 2), (.fromSafeArea, 32), (.fromLayoutMargins, 52)]
      as [(Reference, CGFloat)])
  func `the left inset of sections below each other`(reference: Reference, left: CGFloat) {
    #expect(grid(reference, .vertical, .automatic)?.origin == CGPoint(x: left, y: 1))
    let whole = reference == .fromLayoutMargins ? left - 30 : 2
    #expect(grid(reference, .vertical, .always)?.minX == whole, "the content is inset already")
  }

  @Test(
    arguments: [(.fromContentInset, 1), (.fromSafeArea, 51), (.fromLayoutMargins, 71)]
      as [(Reference, CGFloat)])
  func `the top inset of sections beside each other`(reference: Reference, top: CGFloat) {
    #expect(grid(reference, .horizontal, .never)?.origin == CGPoint(x: 2, y: top))
  }
}
