import Foundation

/// Opens the context menus of a table's rows, by asking the table's delegate.
final class RowContextMenus: UIContextMenuInteractionDelegate {
  private unowned let table: UITableView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  /// The row that the menu lifts; nil if it opens beside the pointer, or lifts something else.
  private weak var lifted: (any SeparatedRow)?

  init(of table: UITableView) { self.table = table }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard table.swipe == .closed, let path = table.indexPathForRow(at: location),
      table.placeholders[path] == nil
    else { return nil }
    return table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: table.inData(path), point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    let preview = preview(configuration, at: interaction.location(in: table))
    lifted = preview?.view as? any SeparatedRow
    return preview
  }

  private func preview(
    _ configuration: UIContextMenuConfiguration, at location: CGPoint
  ) -> UITargetedPreview? {
    if let customPreview = table.delegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration)
    {
      return customPreview
    }
    return table.indexPathForRow(at: location).flatMap(table.cellForRow)
      .map(UITargetedPreview.init)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    lifted?.isLiftedByMenu = animator?.previewViewController == nil
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    lifted?.putBack(after: animator)
    lifted = nil
    table.delegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    table.delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
