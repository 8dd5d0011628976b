import Foundation
import NavigationKit
import Testing

/// Items that a collection view shows for dropped ones while the data is on its way.
@MainActor
struct ItemPlaceholderTests {
  private final class Fixture: CollectionFixture, UICollectionViewDropDelegate,
    UIDragInteractionDelegate, UICollectionViewDelegateFlowLayout
  {
    var context: (any UICollectionViewDropPlaceholderContext)?
    var progress = "Loading"
    let card = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "placeholder")
      collectionView.dropDelegate = self
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 100, height: items[indexPath.section][indexPath.item].count * 10)
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Kiwi")))]
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first else { return }
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: items[0].count, section: 0),
        reuseIdentifier: "placeholder")
      placeholder.cellUpdateHandler = { [unowned self] in ($0 as? Cell)?.label.text = progress }
      context = coordinator.drop(item.dragItem, to: placeholder)
    }
  }

  private func fixture() -> Fixture {
    let fixture = Fixture([["Apple", "Banana"]])
    fixture.flow.itemSize = CGSize(width: 100, height: 100)
    fixture.start()
    fixture.card.addInteraction(UIDragInteraction(delegate: fixture))
    fixture.stage.window.addSubview(fixture.card)
    fixture.stage.settle()
    fixture.stage.press(at: CGPoint(x: 50, y: 720))
    fixture.stage.advance(by: 0.6)
    fixture.stage.move(to: CGPoint(x: 50, y: 30), over: 0.4)
    fixture.stage.release()
    fixture.stage.settle()
    return fixture
  }

  private func texts(_ fixture: Fixture) -> [String?] { (0..<3).map { fixture.text($0) } }

  @Test func `a placeholder is an item without data, and becomes one with data`() {
    let fixture = fixture()
    #expect(texts(fixture) == ["Apple", "Banana", "Loading"] && fixture.items[0].count == 2)
    #expect(fixture.frame(2)?.height == 100 && fixture.collectionView.hasUncommittedUpdates)
    fixture.progress = "Half"
    fixture.context?.setNeedsCellUpdate()
    #expect(fixture.text(2) == "Half")
    let isThere = fixture.context?.commitInsertion { path in
      fixture.items[path.section].insert("Kiwi", at: path.item)
    }
    fixture.stage.settle()
    #expect(isThere == true && texts(fixture) == ["Apple", "Banana", "Kiwi"])
    #expect(fixture.frame(2)?.height == 40 && !fixture.collectionView.hasUncommittedUpdates)
    #expect(fixture.context?.deletePlaceholder() == false)
  }

  @Test func `a placeholder cannot be selected, and goes`() {
    let fixture = fixture()
    let frame = fixture.frame(2) ?? .zero
    fixture.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    fixture.stage.settle()
    #expect(fixture.take() == [])
    #expect(fixture.context?.deletePlaceholder() == true)
    fixture.stage.settle()
    #expect(texts(fixture) == ["Apple", "Banana", nil])
    #expect(fixture.context?.commitInsertion { _ in } == false)
  }
}
