import Foundation

/// What a row offers while its table is edited.
nonisolated struct RowEditing: Hashable, Sendable {
  /// Whether it has the red button that deletes it.
  var deletes = true
  /// Whether its content makes room for that button.
  var indents = true
  /// Whether it can be dragged to another place.
  var moves = false

  /// Whether it offers anything.
  var isOffered: Bool { deletes || indents || moves }
}

extension UITableView {
  /// What a row offers while editing; nil outside of editing.
  func editing(of path: IndexPath) -> RowEditing? {
    guard isEditing else { return nil }
    let given = dataPath(of: path)
    let moves = dataSource?.tableView(self, canMoveRowAt: given) ?? false
    guard canEdit(given) else {
      return moves ? RowEditing(deletes: false, indents: false, moves: true) : nil
    }
    let style = delegate?.tableView(self, editingStyleForRowAt: given) ?? .delete
    return RowEditing(
      deletes: style == .delete,
      indents: delegate?.tableView(self, shouldIndentWhileEditingRowAt: given) ?? true,
      moves: moves)
  }

  /// Whether a row can be moved if the data source does not say.
  func movesRowByDefault(at path: IndexPath) -> Bool {
    cellForRow(at: path)?.showsReorderControl ?? false
  }

  /// Begins or ends a row's editing.
  func setEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let offered = editing(of: path)
    if let offered { cell.edits = offered }
    cell.setEditing(offered != nil, animated: animated)
  }
}
