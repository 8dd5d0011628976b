import Foundation

/// A list whose rows or items a finger lifts, and which takes items that a finger carries.
///
/// ``ListDrags`` and ``ListDrops`` decide; the list moves its rows or items and asks its delegates.
protocol DragList: SweptList {
  var drags: ListDrags { get }
  var drops: ListDrops { get }
  var edgeScroll: EdgeScroll { get }

  /// Whether there are delegates that give and take items, and whether items may be lifted now.
  var dragging: (canDrag: Bool, canDrop: Bool, isEnabled: Bool) { get }

  // MARK: Lifting

  /// Whether nothing is swiped or moved, so that a row or item can be lifted.
  var mayLift: Bool { get }
  /// The cell of a row or item; nil without one.
  func draggedCell(at path: IndexPath) -> (any DraggedCell)?
  func liftedItems(at path: IndexPath, for session: any UIDragSession) -> [UIDragItem]
  /// How the preview is cut and coloured; nil for the whole cell.
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func allowsMove(of session: any UIDragSession) -> Bool
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)

  // MARK: Over the list

  /// Whether the delegate wants to be notified of a drag; nil without a delegate.
  func wantsDrop(of session: any UIDropSession) -> Bool?
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  /// The delegate's proposal for a drop, else the default one.
  func proposal(for session: any UIDropSession, at path: IndexPath?) -> UIDropProposal
  /// Where a proposal lets a drop go from a point.
  func place(of proposal: UIDropProposal, at path: IndexPath?, _ point: CGPoint) -> DropPlace
  func highlightDrop(at path: IndexPath, isOn: Bool)
  /// Makes room for items from elsewhere above a row, or closes the gap; may do nothing.
  func openGap(at path: IndexPath?)

  // MARK: A row or item of its own

  /// Whether somebody takes a row or item that is moved.
  func canMoveByDrag(_ path: IndexPath) -> Bool
  /// The gap of a row or item that is carried follows the finger.
  func carry(from origin: IndexPath?, to point: CGPoint)
  /// Where the row or item that is carried would go; nil if none is.
  var carriedPlace: IndexPath? { get }
  /// Moves its data; returns false if there is none, or if somebody else moves it.
  func endCarrying() -> Bool
  /// Puts the row or item back to its place.
  func cancelMoving()
  /// Puts it back at once, as rows or items are about to change.
  func putBack()

  // MARK: Dropping

  /// Where a row or item is.
  func cellFrame(at path: IndexPath) -> CGRect
  /// Lets the delegate take a drop, and returns where the items come down.
  func perform(_ drop: ListDrop) -> DropLandings
}

extension DragList {
  /// Adds the interactions that lift and take items once there are delegates for them.
  func updateDragging() {
    let (canDrag, canDrop, isEnabled) = dragging
    show(drags.interaction, canDrag)
    show(drops.interaction, canDrag || canDrop)
    drags.interaction.isEnabled = isEnabled
  }

  private func show(_ interaction: any UIInteraction, _ isWanted: Bool) {
    guard isWanted != (interaction.view != nil) else { return }
    if isWanted { addInteraction(interaction) } else { removeInteraction(interaction) }
  }
}

/// Where a drop goes.
enum DropPlace {
  /// Somewhere in the list.
  case anywhere
  /// Between rows or items, which make room.
  case between
  /// Into a row or item, which is highlighted.
  case into
}

/// A drop on a list.
struct ListDrop {
  let session: any UIDropSession
  /// The row or item of the list itself that is dropped; nil for a drop from elsewhere.
  let source: IndexPath?
  /// The size of that row or item.
  let size: CGSize
  /// Where the finger let go; nil beside rows and items.
  let destination: IndexPath?
  let proposal: UIDropProposal
}

/// A cell that a finger lifts and carries.
protocol DraggedCell: UIView {
  var contentView: UIView { get }
  func setDragState(_ state: UITableViewCell.DragState)
}

extension UITableViewCell: DraggedCell {
  func setDragState(_ state: DragState) { dragStateDidChange(state) }
}
