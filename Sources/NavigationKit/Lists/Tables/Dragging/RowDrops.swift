import Foundation

/// Lets a table take items that a finger carries: rows make room, and the delegate is asked.
final class RowDrops: UIDropInteractionDelegate {
  private unowned let table: UITableView
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  /// The drag that is over the table; nil without one.
  private(set) var session: (any UIDropSession)?
  private var proposal = UITableViewDropProposal(operation: .cancel)
  /// The row below the finger; nil beside rows.
  private var path: IndexPath?
  /// The row that is highlighted, as the items would go into it.
  private var highlighted: IndexPath?
  private var coordinator: RowDropCoordinator?
  /// Where a row that was moved comes down.
  private var landings = DropLandings()

  init(of table: UITableView) { self.table = table }

  private var delegate: (any UITableViewDropDelegate)? { table.dropDelegate }

  /// Where the finger is, in the table's coordinates; nil if it carries nothing here.
  var finger: CGPoint? { session.map { $0.location(in: table) } }

  /// The table has scrolled below the finger.
  func didScroll() { (session as? DropSession)?.drag.flow?.updateTarget() }

  // MARK: Over the table

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    delegate?.tableView(table, canHandle: session) ?? canMove(session)
  }

  /// Whether a drag is of a row of the table that it can move.
  private func canMove(_ session: any UIDropSession) -> Bool {
    guard table.rowDrags.gave(session), session.items.count == 1,
      let origin = table.rowDrags.origin
    else { return false }
    return table.canMoveByDrag(origin)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    self.session = session
    delegate?.tableView(table, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    path = table.indexPathForRow(at: session.location(in: table))
    proposal =
      delegate?.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? table.usualProposal
    show(session)
    table.edgeScroll.update()
    return proposal
  }

  private var isTaken: Bool { [.copy, .move].contains(proposal.operation) }

  /// Shows where the items would go.
  private func show(_ session: any UIDropSession) {
    let goesBetween = isTaken && intent(session) == .insertAtDestinationIndexPath
    highlight(isTaken && intent(session) == .insertIntoDestinationIndexPath ? path : nil)
    if goesBetween, proposal.operation == .move, canMove(session) {
      table.carryRow(table.rowDrags.origin, to: session.location(in: table).y)
    } else {
      if table.moved?.isCarried == true { table.cancelMoving() }
      table.openGap(at: goesBetween ? path : nil)
    }
  }

  private func intent(_ session: any UIDropSession) -> UITableViewDropProposal.Intent {
    guard proposal.intent == .automatic else { return proposal.intent }
    guard let path else { return .insertAtDestinationIndexPath }
    let row = table.rectForRow(at: path)
    let inset = row.height * RowMoveMetrics.betweenShare
    return row.insetBy(dx: 0, dy: inset).contains(session.location(in: table))
      ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
  }

  private func highlight(_ path: IndexPath?) {
    guard path != highlighted else { return }
    highlighted.flatMap(table.cellForRow)?.setHighlighted(false, animated: false)
    highlighted = path
    path.flatMap(table.cellForRow)?.setHighlighted(true, animated: false)
  }

  private func leave() {
    session = nil
    highlight(nil)
    table.edgeScroll.stop()
    table.openGap(at: nil)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    if table.moved?.isCarried == true { table.cancelMoving() }
    delegate?.tableView(table, dropSessionDidExit: session)
  }

  // MARK: Dropping

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let moved = table.moved
    if let moved, table.endCarrying() {
      let place = moved.place
      _ = session.items.first.map { item in
        landings.add(item) { [table] in
          DropLandings.Place(table.rectForRow(at: place), in: table)
        }
      }
      return leave()
    }
    let destination = moved?.place ?? path
    putBack()
    leave()
    let coordinator = coordinator(of: session, at: destination)
    self.coordinator = coordinator
    delegate?.tableView(table, performDropWith: coordinator)
    landings = coordinator.landings
    table.layoutIfNeeded()
  }

  /// A row that is carried has its place again: at once if rows are about to change.
  private func putBack() {
    guard table.moved?.isCarried == true else { return }
    guard delegate != nil else { return table.cancelMoving() }
    UIView.performWithoutAnimation { table.cancelMoving() }
  }

  private func coordinator(
    of session: any UIDropSession, at path: IndexPath?
  ) -> RowDropCoordinator {
    let source = table.rowDrags.gave(session) ? table.rowDrags.origin : nil
    let size = source.map { table.rectForRow(at: $0).size } ?? .zero
    return RowDropCoordinator(
      session, on: table,
      items: session.items.map { RowDropCoordinator.Item($0, from: source, size: size) },
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
    if table.moved?.isCarried == true { table.cancelMoving() }
    (coordinator, landings) = (nil, DropLandings())
    delegate?.tableView(table, dropSessionDidEnd: session)
  }
}
