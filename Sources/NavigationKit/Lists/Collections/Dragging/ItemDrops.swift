import Foundation

/// Lets a collection view take items that a finger carries: items make room, and the delegate is asked.
final class ItemDrops: UIDropInteractionDelegate {
  private unowned let collection: UICollectionView
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  /// The drag that is over the collection view; nil without one.
  private(set) var session: (any UIDropSession)?
  private var proposal = UICollectionViewDropProposal(operation: .cancel)
  /// The item below the finger; nil beside items.
  private var path: IndexPath?
  /// The item that is highlighted, as the items would go into it.
  private var highlighted: IndexPath?
  private var coordinator: ItemDropCoordinator?
  /// Where an item that was moved comes down.
  private var landings = DropLandings()

  init(of collection: UICollectionView) { self.collection = collection }

  private var delegate: (any UICollectionViewDropDelegate)? { collection.dropDelegate }

  /// Where the finger is, in the collection view's coordinates; nil if it carries nothing here.
  var finger: CGPoint? { session.map { $0.location(in: collection) } }

  /// The collection view has scrolled below the finger.
  func didScroll() { (session as? DropSession)?.drag.flow?.updateTarget() }

  // MARK: Over the collection view

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    delegate?.collectionView(collection, canHandle: session) ?? canMove(session)
  }

  /// Whether a drag is of an item of the collection view that it can move.
  private func canMove(_ session: any UIDropSession) -> Bool {
    guard collection.itemDrags.gave(session), session.items.count == 1,
      let origin = collection.itemDrags.origin
    else { return false }
    return collection.canMoveByDrag(origin)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    self.session = session
    delegate?.collectionView(collection, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    path = collection.indexPathForItem(at: session.location(in: collection))
    proposal =
      delegate?.collectionView(
        collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? collection.usualProposal
    show(session)
    collection.edgeScroll.update()
    return proposal
  }

  private var isTaken: Bool { [.copy, .move].contains(proposal.operation) }

  /// Shows where the items would go.
  private func show(_ session: any UIDropSession) {
    let goesBetween = isTaken && proposal.intent == .insertAtDestinationIndexPath
    highlight(isTaken && proposal.intent == .insertIntoDestinationIndexPath ? path : nil)
    if goesBetween, proposal.operation == .move, canMove(session) {
      collection.carryItem(collection.itemDrags.origin, to: session.location(in: collection))
    } else if collection.moved?.isCarried == true {
      collection.cancelMoving()
    }
  }

  private func highlight(_ path: IndexPath?) {
    guard path != highlighted else { return }
    highlighted.flatMap(collection.cellForItem)?.isHighlighted = false
    highlighted = path
    path.flatMap(collection.cellForItem)?.isHighlighted = true
  }

  private func leave() {
    session = nil
    highlight(nil)
    collection.edgeScroll.stop()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    if collection.moved?.isCarried == true { collection.cancelMoving() }
    delegate?.collectionView(collection, dropSessionDidExit: session)
  }

  // MARK: Dropping

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let moved = collection.moved
    if let moved, collection.endCarrying() {
      let place = moved.place
      _ = session.items.first.map { item in
        landings.add(item) { [collection] in
          DropLandings.Place(collection.rectForItem(at: place), in: collection)
        }
      }
      return leave()
    }
    let destination = moved?.place ?? path
    if moved != nil { collection.dropMovedItem() }
    leave()
    let coordinator = coordinator(of: session, at: destination)
    self.coordinator = coordinator
    delegate?.collectionView(collection, performDropWith: coordinator)
    landings = coordinator.landings
    collection.layoutIfNeeded()
  }

  private func coordinator(
    of session: any UIDropSession, at path: IndexPath?
  ) -> ItemDropCoordinator {
    let source = collection.itemDrags.gave(session) ? collection.itemDrags.origin : nil
    let size = source.map { collection.rectForItem(at: $0).size } ?? .zero
    return ItemDropCoordinator(
      session, on: collection,
      items: session.items.map { ItemDropCoordinator.Item($0, from: source, size: size) },
      at: path, proposal)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    landings.preview(of: item, from: defaultPreview) ?? defaultPreview
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { landings.join(animator, of: item) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    leave()
    if collection.moved?.isCarried == true { collection.cancelMoving() }
    (coordinator, landings) = (nil, DropLandings())
    delegate?.collectionView(collection, dropSessionDidEnd: session)
  }
}
