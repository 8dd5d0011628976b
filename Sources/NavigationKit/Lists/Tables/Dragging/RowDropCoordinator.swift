import Foundation

/// A drop on a table as its delegate sees it.
final class RowDropCoordinator: UITableViewDropCoordinator {
  /// An item of it.
  final class Item: UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from source: IndexPath?, size: CGSize) {
      (self.dragItem, sourceIndexPath, previewSize) = (dragItem, source, size)
    }
  }

  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private(set) var landings = DropLandings()
  private unowned let table: UITableView

  init(_ drop: ListDrop, on table: UITableView) {
    (session, self.table, destinationIndexPath) = (
      drop.session, table, drop.destination.map(table.inData)
    )
    proposal =
      drop.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: drop.proposal.operation)
    items = drop.session.items.map {
      Item($0, from: drop.source.map(table.inData), size: drop.size)
    }
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    landings.add(dragItem) { [table] in
      DropLandings.Place(table.rectForRow(at: table.placeholders.shown(indexPath)), in: table)
    }
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let context = RowPlaceholderContext(dragItem, placeholder, in: table)
    table.insert(placeholder)
    return landings.add(dragItem, context) { context.landing }
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    landings.add(dragItem) { [table] in
      let origin = table.rectForRow(at: table.placeholders.shown(indexPath)).origin
      return DropLandings.Place(rect.offsetBy(dx: origin.x, dy: origin.y), in: table)
    }
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    landings.add(dragItem) { DropLandings.Place(target: target, size: nil) }
  }
}
