import Foundation

extension UICollectionView {
  /// Whether a finger carries something of its items.
  public var hasActiveDrag: Bool { itemDrags.interaction.flow?.phase == .carried }
  /// Whether a finger carries something over it.
  public var hasActiveDrop: Bool { itemDrops.session != nil }

  /// Adds what lifts and takes items once somebody gives or takes them.
  func updateDragging() {
    func show(_ interaction: any UIInteraction, _ isWanted: Bool) {
      guard isWanted != (interaction.view != nil) else { return }
      if isWanted { addInteraction(interaction) } else { removeInteraction(interaction) }
    }
    show(itemDrags.interaction, dragDelegate != nil)
    show(itemDrops.interaction, dragDelegate != nil || dropDelegate != nil)
    itemDrags.interaction.isEnabled = dragInteractionEnabled
  }

  /// What is done with a drag if the delegate does not say.
  var usualProposal: UICollectionViewDropProposal {
    hasActiveDrag
      ? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      : UICollectionViewDropProposal(operation: .cancel)
  }

  /// Whether somebody takes an item that a drag moves: who takes drops, else the data source.
  func canMoveByDrag(_ path: IndexPath) -> Bool {
    dropDelegate != nil || canMove(path, byDefault: true)
  }

  /// Where an item is.
  func rectForItem(at path: IndexPath) -> CGRect {
    layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  // MARK: An item of its own

  /// The gap of an item that is carried follows the finger.
  func carryItem(_ origin: IndexPath?, to place: CGPoint) {
    if moved == nil, let origin, let cell = cellForItem(at: origin) {
      hold(cell, from: origin)
      moved?.isCarried = true
      cell.stateAlpha = 0
    }
    moveItem(to: place)
  }

  /// Moves the data of an item that was carried; returns false if there is none, or if who takes
  /// drops moves it.
  func endCarrying() -> Bool {
    guard let moved, moved.isCarried, dropDelegate == nil else { return false }
    endMoving()
    return true
  }
}
