import Foundation
import NavigationKit
import Testing

/// The cost of scrolling a collection view, in numbers that do not depend on the machine's speed.
///
/// If a test fails, look for code that goes over all items instead of those that are shown.
struct CollectionBudgetTests {
  /// How often something was done while a collection view was scrolled.
  private struct Cost: Equatable {
    var cells = 0
    var asked = 0
    var preparations = 0
    var attributes = 0
    var commands = 0
  }

  /// A flow layout that counts its calls.
  private final class CountingLayout: UICollectionViewFlowLayout {
    var preparations = 0
    var attributes = 0

    override func prepare() {
      preparations += 1
      super.prepare()
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      attributes += 1
      return super.layoutAttributesForItem(at: indexPath)
    }
  }

  /// The cost of drawing and of scrolling for 30 frames.
  private func cost(ofItems count: Int) -> Cost {
    let layout = CountingLayout()
    // Ten are longer than the screen and the distance, with some to spare for items asked ahead.
    layout.itemSize = CGSize(width: 320, height: 190)
    let grid = CollectionFixture([Array(repeating: "Item", count: count)], layout: layout)
    grid.start()
    var commands = 0
    for _ in 0..<30 {
      grid.collectionView.contentOffset.y += 10
      commands += "\(grid.stage.displayList())".split(separator: "\n").count
    }
    return Cost(
      cells: grid.made, asked: grid.asked, preparations: layout.preparations,
      attributes: layout.attributes, commands: commands)
  }

  @Test(arguments: [10_000, 1_000_000])
  func `a large collection view asks, places and draws as often as one of ten`(count: Int) {
    let few = cost(ofItems: 10)
    #expect(few.asked >= 5)
    #expect(few.commands > 200)
    #expect(cost(ofItems: count) == few)
  }
}
