import Foundation

/// The placeholder of an item that was dropped on a table, as the app sees it.
final class RowPlaceholderContext: DragAnimator, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let placeholder: UITableViewDropPlaceholder
  private weak var table: UITableView?

  init(_ dragItem: UIDragItem, _ placeholder: UITableViewDropPlaceholder, in table: UITableView) {
    (self.dragItem, self.placeholder, self.table) = (dragItem, placeholder, table)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    table?.commit(placeholder, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool { table?.delete(placeholder) ?? false }

  /// Where the item comes down.
  var landing: DropLandings.Place? {
    guard let table, let path = table.placeholders.path(of: placeholder) else { return nil }
    var place = DropLandings.Place(table.rectForRow(at: path), in: table)
    place.parameters = table.cellForRow(at: path)
      .flatMap { placeholder.previewParametersProvider?($0) }
    return place
  }
}
