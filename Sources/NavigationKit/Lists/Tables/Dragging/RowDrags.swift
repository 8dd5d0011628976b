import Foundation

/// Lets a finger lift items out of a table's rows, by asking its delegate.
final class RowDrags: UIDragInteractionDelegate {
  private unowned let table: UITableView
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// The row that is lifted or carried; nil without one.
  private(set) var origin: IndexPath?
  private var cell: UITableViewCell?

  init(of table: UITableView) { self.table = table }

  private var delegate: (any UITableViewDragDelegate)? { table.dragDelegate }

  /// Whether a drag is of a row of the table.
  func gave(_ session: any UIDropSession) -> Bool {
    interaction.flow.map { session.localDragSession === $0.session } ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let delegate, table.swipe == .closed, table.moved == nil,
      let path = table.indexPathForRow(at: session.location(in: table)),
      let cell = table.cellForRow(at: path)
    else { return [] }
    let items = delegate.tableView(table, itemsForBeginning: session, at: path)
    if !items.isEmpty { (origin, self.cell) = (path, cell) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { delegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let cell, let origin else { return nil }
    let given = delegate?.tableView(table, dragPreviewParametersForRowAt: origin)
    return UITargetedDragPreview(view: cell, parameters: given ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    cell?.dragStateDidChange(.lifting)
    animator.addCompletion { [weak self] position in
      if position == .start { self?.end() }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    table.press.end()
    cell?.dragStateDidChange(.dragging)
    cell?.contentView.stateAlpha = DragMetrics.sourceAlpha
    delegate?.tableView(table, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    end()
    delegate?.tableView(table, dragSessionDidEnd: session)
  }

  private func end() {
    cell?.dragStateDidChange(.none)
    cell?.contentView.stateAlpha = 1
    cell?.stateAlpha = 1
    (origin, cell) = (nil, nil)
  }
}
