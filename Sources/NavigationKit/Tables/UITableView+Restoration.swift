import Foundation

extension UITableView {
  /// Encodes the selected row, and the topmost visible one with its distance from the table's top.
  func encodeRows(with coder: NSCoder) {
    encode(indexPathForSelectedRow, for: .selected, with: coder)
    guard let top = indexPathsForVisibleRows?.first else { return }
    encode(top, for: .top, with: coder)
    coder.encode(
      Double(contentOffset.y - rectForRow(at: top).minY), forKey: "UITableView.distanceToTopRow")
  }

  /// Selects the row that was selected, and later scrolls to the row that was topmost.
  ///
  /// Rows out of view are not measured yet, so that the offset alone could show other rows.
  func decodeRows(with coder: NSCoder) {
    let selected = path(of: .selected, in: coder)
    if let selected { selectRow(at: selected, animated: false, scrollPosition: .none) }
    guard let offset = restoredOffset, let top = path(of: .top, in: coder) else { return }
    let distance = CGFloat(coder.decodeDouble(forKey: "UITableView.distanceToTopRow"))
    restoredOffset = { [weak self] in
      guard let self, layout.contains(top) else { return offset() }
      measureRows(from: top)
      return CGPoint(x: offset().x, y: rectForRow(at: top).minY + distance)
    }
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

  private func encode(_ path: IndexPath?, for place: RowPlace, with coder: NSCoder) {
    guard let path else { return }
    coder.encode(path.section, forKey: place.sectionKey)
    coder.encode(path.row, forKey: place.rowKey)
  }

  /// A row that was encoded; nil if there is none, or the table no longer has it.
  private func path(of place: RowPlace, in coder: NSCoder) -> IndexPath? {
    guard coder.containsValue(forKey: place.rowKey) else { return nil }
    let path = IndexPath(
      row: coder.decodeInteger(forKey: place.rowKey),
      section: coder.decodeInteger(forKey: place.sectionKey))
    return layout.contains(path) ? path : nil
  }

  /// A row that is named in saved state.
  private enum RowPlace: String {
    case selected, top
    var sectionKey: String { "UITableView.\(rawValue)Section" }
    var rowKey: String { "UITableView.\(rawValue)Row" }
  }
}
