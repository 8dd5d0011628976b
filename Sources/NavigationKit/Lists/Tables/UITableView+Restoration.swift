import Foundation

extension UITableView {
  /// Encodes the selected rows, and the topmost visible one with its distance from the table's top.
  func encodeRows(with coder: NSCoder) {
    restoredRows.encode(selection, forKey: Self.selectedKey, with: coder)
    guard let top = indexPathsForVisibleRows?.first else { return }
    restoredRows.encode([top], forKey: Self.topKey, with: coder)
    coder.encode(
      Double(contentOffset.y - rectForRow(at: top).minY), forKey: Self.distanceKey)
  }

  /// Selects the rows that were selected, and later scrolls to the row that was topmost.
  ///
  /// Rows out of view are not measured yet, so that the offset alone could show other rows.
  func decodeRows(with coder: NSCoder) {
    let selected = restoredRows.decode(forKey: Self.selectedKey, from: coder)
    for path in selected.isEmpty ? formerRow("selected", in: coder) : selected {
      choose(path, animated: false)
    }
    guard let offset = restoredOffset,
      let top = restoredRows.decode(forKey: Self.topKey, from: coder).first
        ?? formerRow("top", in: coder).first
    else { return }
    let distance = CGFloat(coder.decodeDouble(forKey: Self.distanceKey))
    restoredOffset = { [weak self] in
      guard let self, layout.contains(top) else { return offset() }
      measureRows(from: top)
      return CGPoint(x: offset().x, y: rectForRow(at: top).minY + distance)
    }
  }

  /// A row in an archive of former versions, which had its numbers one by one.
  private func formerRow(_ name: String, in coder: NSCoder) -> [IndexPath] {
    let (section, row) = ("UITableView.\(name)Section", "UITableView.\(name)Row")
    guard coder.containsValue(forKey: section), coder.containsValue(forKey: row) else { return [] }
    let path = IndexPath(
      row: coder.decodeInteger(forKey: row), section: coder.decodeInteger(forKey: section))
    return layout.contains(path) ? [path] : []
  }

  private var restoredRows: RestoredItems {
    RestoredItems(of: self, dataSource) { [unowned self] in layout.contains($0) }
  }

  /// Measures the rows that fill the table from a row on, so that there is room to scroll to it.
  private func measureRows(from first: IndexPath) {
    var next: IndexPath? = first
    let start = rectForRow(at: first).minY
    while let path = next, layout.span(of: path).lowerBound < start + 2 * bounds.height {
      if !layout.isMeasured(path) { measure(path) }
      next = layout.row(after: path)
    }
    updateContentSize()
  }

  private static let selectedKey = "UITableView.selectedRows"
  private static let topKey = "UITableView.topRow"
  private static let distanceKey = "UITableView.distanceToTopRow"
}
