import Foundation

/// Lets a finger lift what a list's delegate gives of its rows or items.
final class ListDrags: UIDragInteractionDelegate {
  private unowned let list: any DragList
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// The row or item that is lifted or carried; nil without one.
  private(set) var origin: IndexPath?
  private var cell: (any DraggedCell)?

  init(of list: any DragList) { self.list = list }

  /// Whether a finger carries something of the list.
  var isActive: Bool { interaction.flow?.phase == .carried }

  /// Whether a drag is of the list.
  func gave(_ session: any UIDropSession) -> Bool {
    interaction.flow.map { session.localDragSession === $0.session } ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard list.mayLift, let path = list.sweptPath(at: session.location(in: list)),
      let cell = list.draggedCell(at: path)
    else { return [] }
    let items = list.liftedItems(at: path, for: session)
    if !items.isEmpty { (origin, self.cell) = (path, cell) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list.allowsMove(of: session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let cell, let origin else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: list.dragParameters(at: origin) ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    cell?.setDragState(.lifting)
    animator.addCompletion { [weak self] position in
      if position == .start { self?.end() }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    cell?.setDragState(.dragging)
    cell?.contentView.stateAlpha = DragMetrics.sourceAlpha
    list.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    end()
    list.dragDidEnd(session)
  }

  private func end() {
    cell?.setDragState(.none)
    cell?.contentView.stateAlpha = 1
    cell?.stateAlpha = 1
    (origin, cell) = (nil, nil)
  }
}
