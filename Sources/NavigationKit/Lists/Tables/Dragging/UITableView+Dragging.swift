import Foundation

extension UITableView {
  /// Whether a finger carries items of its rows.
  public var hasActiveDrag: Bool { rowDrags.interaction.flow?.phase == .carried }
  /// Whether a finger carries items over it.
  public var hasActiveDrop: Bool { rowDrops.session != nil }

  /// Adds what lifts and takes items once somebody gives or takes them.
  func updateDragging() {
    func show(_ interaction: any UIInteraction, _ isWanted: Bool) {
      guard isWanted != (interaction.view != nil) else { return }
      if isWanted { addInteraction(interaction) } else { removeInteraction(interaction) }
    }
    show(rowDrags.interaction, dragDelegate != nil)
    show(rowDrops.interaction, dragDelegate != nil || dropDelegate != nil)
    rowDrags.interaction.isEnabled = dragInteractionEnabled
  }

  /// What is done with a drag if the delegate does not say.
  var usualProposal: UITableViewDropProposal {
    rowDrags.interaction.flow?.phase == .carried
      ? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      : UITableViewDropProposal(operation: .cancel)
  }

  /// Whether the data source lets a drag move a row.
  func canMoveByDrag(_ path: IndexPath) -> Bool {
    movesRowsByDefault = true
    defer { movesRowsByDefault = false }
    return dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  // MARK: A row of its own

  /// The gap of a row that is carried follows the finger.
  func carryRow(_ origin: IndexPath?, to y: CGFloat) {
    openGap(at: nil)
    if moved == nil, let origin, let cell = cellForRow(at: origin) {
      beginCarrying(cell, from: origin, at: y)
    }
    moveRow(to: y)
  }

  private func beginCarrying(_ cell: UITableViewCell, from path: IndexPath, at y: CGFloat) {
    closeRow()
    moved = MovedRow(
      cell: cell, origin: path, place: path, grip: cell.frame.height / 2, finger: y,
      isCarried: true)
    cell.stateAlpha = 0
  }

  /// Moves the data of a row that was carried; returns false if there is none, or if the data
  /// source moves no rows.
  func endCarrying() -> Bool {
    guard let moved, moved.isCarried else { return false }
    if moved.place != moved.origin {
      takesMoves = true
      dataSource?.tableView(self, moveRowAt: moved.origin, to: moved.place)
      guard takesMoves else { return false }
    }
    settleMovedRow()
    return true
  }

  // MARK: Items from elsewhere

  /// Makes room above a row, or none.
  func openGap(at path: IndexPath?) {
    guard path != gap else { return }
    gap = path
    UIView.animate(withDuration: ListMetrics.changeDuration) { placeRows() }
  }

  /// How far a row is moved for items that would come above it.
  func shift(of path: IndexPath) -> CGFloat {
    gap.map { path >= $0 } == true ? TableMetrics.rowHeight : 0
  }

  /// How far a header or footer is.
  func shift(of title: SectionTitle) -> CGFloat {
    guard let gap else { return 0 }
    let isBelow =
      title.section > gap.section || title.section == gap.section && title.kind == .footer
    return isBelow ? TableMetrics.rowHeight : 0
  }
}
