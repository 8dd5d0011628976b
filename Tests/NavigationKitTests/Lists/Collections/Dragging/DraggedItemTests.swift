import Foundation
import Testing

@testable import NavigationKit

/// Items of a collection view that a drag moves or copies.
@MainActor
struct DraggedItemTests {
  private final class Fixture: CollectionFixture, UICollectionViewDragDelegate {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      calls.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
      items[0].insert(items[0].remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "item")))
      item.localObject = items[indexPath.section][indexPath.item]
      return [item]
    }
  }

  /// Takes items into the fixture.
  private final class Receiver: UICollectionViewDropDelegate {
    unowned let fixture: Fixture
    var proposal = UICollectionViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    var heard: [String] = []

    init(_ fixture: Fixture) { self.fixture = fixture }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { proposal }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let source = item.sourceIndexPath
      else { return heard.append("nowhere") }
      heard.append("\(source.item) to \(path.item)")
      collectionView.performBatchUpdates {
        let name = self.fixture.items[0].remove(at: source.item)
        self.fixture.items[0].insert(name, at: path.item)
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [path])
      }
      coordinator.drop(item.dragItem, toItemAt: path).addCompletion { [unowned self] _ in
        heard.append("down")
      }
    }
  }

  private func fixture() -> Fixture {
    let fixture = Fixture([["A", "B", "C", "D", "E", "F"]])
    fixture.flow.itemSize = CGSize(width: 100, height: 100)
    fixture.flow.minimumInteritemSpacing = 10
    fixture.start()
    fixture.stage.advance(by: 0)
    fixture.collectionView.dragDelegate = fixture
    return fixture
  }

  private func middle(_ item: Int, in fixture: Fixture) -> CGPoint {
    let frame = fixture.frame(item) ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func drag(_ item: Int, to place: CGPoint, in fixture: Fixture) {
    fixture.stage.press(at: middle(item, in: fixture))
    fixture.stage.advance(by: 0.6)
    fixture.stage.move(to: place, over: 0.3)
  }

  private func names(in fixture: Fixture) -> [String] {
    (0..<6).compactMap { fixture.text($0) }
  }

  @Test func `an item is moved by a drag, and others make room`() {
    let fixture = fixture()
    let place = middle(2, in: fixture)
    drag(0, to: place, in: fixture)
    fixture.stage.settle()
    #expect(fixture.collectionView.hasActiveDrag && fixture.text(0) == "B")
    #expect(fixture.collectionView.cellForItem(at: [0, 2])?.stateAlpha == 0)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.take() == ["move 0 to 2"])
    #expect(names(in: fixture) == ["B", "C", "A", "D", "E", "F"])
    #expect(fixture.collectionView.cellForItem(at: [0, 2])?.stateAlpha == 1)
    #expect(!fixture.collectionView.hasActiveDrag && !fixture.collectionView.hasActiveDrop)
  }

  @Test func `who takes drops is told from where to where`() {
    let fixture = fixture()
    let receiver = Receiver(fixture)
    fixture.collectionView.dropDelegate = receiver
    drag(4, to: middle(1, in: fixture), in: fixture)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(receiver.heard == ["4 to 1", "down"] && fixture.take().isEmpty)
    #expect(names(in: fixture) == ["A", "E", "B", "C", "D", "F"])
    for item in 0..<6 {
      let cell = fixture.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
      #expect(cell?.stateAlpha == 1 && cell?.contentView.stateAlpha == 1)
    }
  }

  @Test func `an item that would be taken is highlighted, and nothing makes room`() {
    let fixture = fixture()
    let receiver = Receiver(fixture)
    receiver.proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertIntoDestinationIndexPath)
    fixture.collectionView.dropDelegate = receiver
    drag(0, to: middle(2, in: fixture), in: fixture)
    #expect(fixture.collectionView.cellForItem(at: [0, 2])?.isHighlighted == true)
    #expect(fixture.text(0) == "A" && fixture.collectionView.moved == nil)
    fixture.stage.move(to: CGPoint(x: 200, y: 700), over: 0.2)
    #expect(fixture.collectionView.cellForItem(at: [0, 2])?.isHighlighted == false)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(receiver.heard == ["nowhere"])
  }

  @Test func `an item goes back from beside the collection view`() {
    let fixture = fixture()
    drag(0, to: middle(2, in: fixture), in: fixture)
    fixture.stage.cancelTouches()
    fixture.stage.settle()
    #expect(fixture.take().isEmpty && names(in: fixture).first == "A")
    #expect(fixture.collectionView.cellForItem(at: [0, 0])?.stateAlpha == 1)
  }
}
