import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// What becomes of a list's rows as they are edited, deleted and laid out again.
struct ListRowStateTests {
  private func swipe(_ stage: Stage, by distance: CGFloat) {
    stage.drag(from: CGPoint(x: 195, y: 22), to: CGPoint(x: 195 + distance, y: 22), over: 0.3)
    stage.settle()
  }

  @Test func `a row that is swiped aside closes as editing begins`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      ])
    }
    let list = CollectionListFixture(configuration)
    list.start([("", ["A", "B"])])
    swipe(list.stage, by: -80)
    #expect((list.row(0)?.contentView.frame.minX ?? 0) < 0)
    list.setEditing(true, animated: true)
    list.stage.settle()
    #expect(list.row(0)?.contentView.frame.minX == 0)
    #expect(!list.stage.elements(.button).map(\.label).contains("Flag"))
  }

  /// A list whose data source is the controller.
  private final class Names: CollectionFixture {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      guard let row = cell as? UICollectionViewListCell else { return cell }
      var content = row.defaultContentConfiguration()
      content.text = items[indexPath.section][indexPath.item]
      row.contentConfiguration = content
      return row
    }
  }

  @Test func `a row whose data a destructive action removed is deleted`() {
    weak var shown: Names?
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        shown?.items[path.section].remove(at: path.item)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    let list = Names(
      [["A", "B", "C"]],
      layout: UICollectionViewCompositionalLayout.list(using: configuration))
    shown = list
    list.start()
    list.stage.advance(by: 0)
    swipe(list.stage, by: -380)
    #expect(list.items == [["B", "C"]] && list.collectionView.numberOfItems(inSection: 0) == 2)
    #expect(list.collectionView.visibleCells.compactMap(\.elementText) == ["B", "C"])
    #expect(list.frame(0)?.minY == 0)
  }

  @Test func `an indentation that the app chose stays as the list is laid out again`() {
    let list = CollectionListFixture(UICollectionLayoutListConfiguration(appearance: .plain))
    list.start([("", ["A", "B"])])
    list.row(0)?.indentationLevel = 3
    list.collectionView.setNeedsLayout()
    list.stage.advance(by: 0)
    #expect(list.row(0)?.contentView.frame.minX == 30)
    #expect(list.row(1)?.contentView.frame.minX == 0)
  }
}
