import Foundation

/// The end of a row at which a swipe shows actions.
nonisolated enum RowEnd: Hashable, Sendable {
  case leading
  case trailing
}

/// The actions at one end of a row.
struct RowActions {
  let end: RowEnd
  let configuration: UISwipeActionsConfiguration
}

extension UITableView {
  /// The actions that a swipe shows at one end of a row; nil if it shows none.
  func swipeActions(at end: RowEnd, of path: IndexPath) -> RowActions? {
    if let configuration = customActions(at: end, of: path) {
      let isAllowed = !configuration.actions.isEmpty && withDefaultEditing(true) { canEdit(path) }
      return isAllowed ? RowActions(end: end, configuration: configuration) : nil
    }
    return end == .trailing && canEdit(path) ? deletion(of: path) : nil
  }

  /// The actions that the red circle shows while editing.
  func editingActions(of path: IndexPath) -> RowActions {
    swipeActions(at: .trailing, of: path) ?? deletion(of: path)
  }

  private func customActions(at end: RowEnd, of path: IndexPath) -> UISwipeActionsConfiguration? {
    switch end {
    case .leading:
      delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: inData(path))
    case .trailing:
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: inData(path))
        ?? delegate?.tableView(self, editActionsForRowAt: inData(path))
        .map { UISwipeActionsConfiguration($0, in: self) }
    }
  }

  /// The default action, for rows without actions from the delegate: the data source deletes the
  /// row.
  private func deletion(of path: IndexPath) -> RowActions {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: inData(path))
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      guard let self, let path = swipe.path else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: inData(path))
      done(true)
    }
    return RowActions(end: .trailing, configuration: UISwipeActionsConfiguration(actions: [delete]))
  }

  /// Runs a query with another default for data sources that do not implement `canEditRowAt`.
  private func withDefaultEditing(_ answer: Bool, _ ask: () -> Bool) -> Bool {
    defaultEditing = answer
    defer { defaultEditing = nil }
    return ask()
  }

  /// Whether rows can be edited if the data source does not implement `canEditRowAt`: while the
  /// table is edited, or if the delegate gives actions for the row.
  var editsRowsByDefault: Bool { defaultEditing ?? isEditing }
}
