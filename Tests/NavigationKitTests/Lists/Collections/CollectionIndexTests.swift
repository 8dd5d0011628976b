import Foundation
import Goldens
import NavigationKit
import Testing

/// The titles at a collection view's trailing edge, which lead to its items.
struct CollectionIndexTests {
  /// Rows in sections by their first letter.
  private final class Words: CollectionFixture {
    var titles: [String]? = ["A", "M", "Z"]
    var paths: [IndexPath]?

    init() {
      super.init(
        (0..<26).map { section in (0..<6).map { "\(section) \($0)" } },
        layout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    required init?(coder: NSCoder) { nil }

    override func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      calls.append("\(title) \(index)")
      return paths?[index]
        ?? super.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }

    var index: [StageElement] { stage.elements(.indexTitle) }

    func middle(of title: String) -> CGPoint {
      let frame = index.first { $0.label == title }?.frame ?? .zero
      return CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  @Test func `a tap on a title shows its item at the top`() {
    let words = Words()
    words.paths = [[0, 0], [12, 1], [25, 0]]
    words.start()
    #expect(Set(words.index.map(\.label)) == ["A", "M", "Z"])
    #expect(words.index.allSatisfy { $0.frame.maxX == 390 })
    words.stage.tap(at: words.middle(of: "M"))
    words.stage.settle()
    #expect(words.calls == ["M 1"])
    #expect(words.collectionView.indexPathsForVisibleItems.min() == [12, 1])
    #expect(words.middle(of: "M").x > 370, "it stays at its place")
    words.stage.tap(at: words.middle(of: "A"))
    words.stage.settle()
    #expect(words.collectionView.contentOffset.y == 0)
  }

  @Test func `a change to the items brings their titles`() {
    let words = Words()
    words.titles = nil
    words.start()
    #expect(words.index.isEmpty)
    words.titles = ["A", "Z"]
    words.collectionView.performBatchUpdates {
      words.collectionView.reloadItems(at: [[0, 0]])
    }
    words.stage.settle()
    #expect(Set(words.index.map(\.label)) == ["A", "Z"])
  }

  @Test func `titles come and go with the data, and lead to the section of their number`() {
    let words = Words()
    words.start()
    words.stage.tap(at: words.middle(of: "Z"))
    words.stage.settle()
    #expect(words.collectionView.indexPathsForVisibleItems.min() == [2, 0])
    words.titles = nil
    words.collectionView.reloadData()
    #expect(words.index.isEmpty)
    words.titles = ["B"]
    words.collectionView.reloadData()
    #expect(words.index.map(\.label) == ["B"])
  }
}
