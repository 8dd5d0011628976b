import Foundation

/// The editing that a row offers while its table is edited.
nonisolated struct RowEditing: Hashable, Sendable {
  /// The control at the row's leading end; nil for none.
  var control: RowControl.Kind? = .delete
  /// Whether the row's content makes room for the control.
  var indents = true
  /// Whether the row can be dragged to another place.
  var moves = false

  /// The editing style of the row.
  var style: UITableViewCell.EditingStyle {
    switch control {
    case .delete: .delete
    case .insert: .insert
    case .select, nil: .none
    }
  }
}

extension UITableView {
  /// The editing that a row offers; nil outside of editing.
  func editing(of path: IndexPath) -> RowEditing? {
    guard isEditing, placeholders[path] == nil else { return nil }
    let dataPath = dataPath(of: path)
    let moves = dataSource?.tableView(self, canMoveRowAt: dataPath) ?? false
    guard dataSource?.tableView(self, canEditRowAt: dataPath) == true else {
      return moves ? RowEditing(control: nil, indents: false, moves: true) : nil
    }
    return RowEditing(
      control: control(of: dataPath),
      indents: delegate?.tableView(self, shouldIndentWhileEditingRowAt: dataPath) ?? true,
      moves: moves)
  }

  private func control(of path: IndexPath) -> RowControl.Kind? {
    guard !allowsMultipleSelectionDuringEditing else { return .select }
    switch delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }

  /// Whether a row can be moved if the data source does not say.
  func movesRowByDefault(at path: IndexPath) -> Bool {
    movesRowsByDefault || cellForRow(at: path)?.showsReorderControl ?? false
  }

  /// Begins or ends a row's editing.
  func setEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let offered = editing(of: path)
    if let offered { cell.edits = offered }
    cell.setEditing(offered != nil, animated: animated)
  }
}
