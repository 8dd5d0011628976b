import Foundation
import Goldens
import NavigationKit
import Testing

/// An animator that moves the attributes of a layout.
@MainActor
struct LayoutDynamicsTests {
  @Test func `attributes fall, and are found by their paths`() {
    let stage = Stage(size: .smallPhone)
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 2, section: 1)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    cell.frame = CGRect(x: 10, y: 20, width: 50, height: 40)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: path)
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
    stage.perform { animator.addBehavior(UIGravityBehavior(items: [cell, header, line])) }
    stage.advance(by: 0.5)
    #expect(abs(cell.frame.minY - 145) < 0.01 && cell.frame.minX == 10)
    #expect(animator.referenceView == nil && animator.isRunning)
    #expect(animator.layoutAttributesForCell(at: path) === cell)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(
      animator.layoutAttributesForSupplementaryView(ofKind: "header", at: path) === header)
    #expect(animator.layoutAttributesForSupplementaryView(ofKind: "line", at: path) == nil)
    #expect(animator.layoutAttributesForDecorationView(ofKind: "line", at: path) === line)
  }
}
