import Foundation

extension UITableView {
  /// Whether a finger carries items of its rows.
  public var hasActiveDrag: Bool { drags.isActive }
  /// Whether a finger carries items over it.
  public var hasActiveDrop: Bool { drops.session != nil }

  /// The proposal for a drag if the delegate makes none.
  var defaultProposal: UITableViewDropProposal {
    drags.isActive
      ? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      : UITableViewDropProposal(operation: .cancel)
  }

  private func beginCarrying(_ cell: UITableViewCell, from path: IndexPath, at y: CGFloat) {
    closeRow()
    moved = MovedRow(
      cell: cell, origin: path, place: path, grip: cell.frame.height / 2, finger: y,
      isCarried: true)
    cell.stateAlpha = 0
  }

  /// How far a row is moved for items that would come above the row.
  func shift(of path: IndexPath) -> CGFloat {
    gap.map { path >= $0 } == true ? TableMetrics.rowHeight : 0
  }

  /// How far a header or footer is moved for such items.
  func shift(of title: SectionTitle) -> CGFloat {
    guard let gap else { return 0 }
    let isBelow =
      title.section > gap.section || title.section == gap.section && title.kind == .footer
    return isBelow ? TableMetrics.rowHeight : 0
  }
}

extension UITableView: DragList {
  var dragging: (canDrag: Bool, canDrop: Bool, isEnabled: Bool) {
    (dragDelegate != nil, dropDelegate != nil, dragInteractionEnabled)
  }

  var mayLift: Bool { swipe == .closed && moved == nil }

  func draggedCell(at path: IndexPath) -> (any DraggedCell)? { cellForRow(at: path) }

  func liftedItems(at path: IndexPath, for session: any UIDragSession) -> [UIDragItem] {
    guard placeholders[path] == nil else { return [] }
    return dragDelegate?.tableView(self, itemsForBeginning: session, at: inData(path)) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: inData(path))
  }

  func allowsMove(of session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragWillBegin(_ session: any UIDragSession) {
    press.end()
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func wantsDrop(of session: any UIDropSession) -> Bool? {
    dropDelegate?.tableView(self, canHandle: session)
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func proposal(for session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
    dropDelegate?.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path.map(inData))
      ?? defaultProposal
  }

  func place(of proposal: UIDropProposal, at path: IndexPath?, _ point: CGPoint) -> DropPlace {
    switch (proposal as? UITableViewDropProposal)?.intent {
    case .insertAtDestinationIndexPath: return .between
    case .insertIntoDestinationIndexPath: return .into
    case .automatic:
      guard let path else { return .between }
      let row = rectForRow(at: path)
      let inset = row.height * RowMoveMetrics.betweenShare
      return row.insetBy(dx: 0, dy: inset).contains(point) ? .into : .between
    case .unspecified, nil: return .anywhere
    }
  }

  func highlightDrop(at path: IndexPath, isOn: Bool) {
    cellForRow(at: path)?.setHighlighted(isOn, animated: false)
  }

  func openGap(at path: IndexPath?) {
    guard path != gap else { return }
    gap = path
    UIView.animate(withDuration: ListMetrics.changeDuration) { placeRows() }
  }

  func canMoveByDrag(_ path: IndexPath) -> Bool {
    movesRowsByDefault = true
    defer { movesRowsByDefault = false }
    return dataSource?.tableView(self, canMoveRowAt: inData(path)) ?? false
  }

  func carry(from origin: IndexPath?, to point: CGPoint) {
    if moved == nil, let origin, let cell = cellForRow(at: origin) {
      beginCarrying(cell, from: origin, at: point.y)
    }
    moveRow(to: point.y)
  }

  var carriedPlace: IndexPath? { moved.flatMap { $0.isCarried ? $0.place : nil } }

  func endCarrying() -> Bool {
    guard let moved, moved.isCarried else { return false }
    acceptsMoves = true
    notifyMove(of: moved)
    guard acceptsMoves else { return false }
    settleMovedRow()
    return true
  }

  func putBack() {
    guard dropDelegate != nil else { return cancelMoving() }
    UIView.performWithoutAnimation { cancelMoving() }
  }

  func cellFrame(at path: IndexPath) -> CGRect { rectForRow(at: path) }

  func perform(_ drop: ListDrop) -> DropLandings {
    let coordinator = RowDropCoordinator(drop, on: self)
    dropDelegate?.tableView(self, performDropWith: coordinator)
    return coordinator.landings
  }
}
