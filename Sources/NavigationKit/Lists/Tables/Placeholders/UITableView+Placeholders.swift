import Foundation

extension UITableView {
  /// Whether placeholders are shown among the rows, so that not all of them have data.
  public var hasUncommittedUpdates: Bool { !placeholders.isEmpty }

  /// Where a row that is shown is in the data, but for one that is dragged.
  func inData(_ path: IndexPath) -> IndexPath { placeholders.inData(path) }

  /// Shows a placeholder.
  func insert(_ placeholder: UITableViewPlaceholder) {
    let path = placeholders.shown(placeholder.path)
    placeholders.add(placeholder, at: path)
    insertRows(at: [path], with: .automatic)
  }

  /// Lets code add data in the place of a placeholder; returns false if that is not there.
  func commit(_ placeholder: UITableViewPlaceholder, _ addData: (IndexPath) -> Void) -> Bool {
    guard let path = placeholders.path(of: placeholder) else { return false }
    let place = inData(path)
    _ = placeholders.remove(placeholder)
    addData(place)
    reloadRows(at: [path], with: .none)
    return true
  }

  /// Removes a placeholder; returns false if it is not there.
  func delete(_ placeholder: UITableViewPlaceholder) -> Bool {
    guard let path = placeholders.remove(placeholder) else { return false }
    deleteRows(at: [path], with: .automatic)
    return true
  }

  /// The cell of a placeholder; nil for a row of the data.
  func placeholderCell(at path: IndexPath) -> UITableViewCell? {
    guard let placeholder = placeholders[path] else { return nil }
    let cell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: path)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// A layout in which placeholders have their own heights.
  func withPlaceholders(_ layout: TableLayout) -> TableLayout {
    guard !placeholders.isEmpty else { return layout }
    var layout = layout
    for path in placeholders.paths where layout.contains(path) {
      let height = placeholders[path]?.height.finite ?? -1
      layout.replaceRows(
        path.row..<path.row + 1, in: path.section,
        with: RowHeights(
          height < 0 ? defaultRowHeight : height, count: 1, isMeasured: height >= 0))
    }
    return layout
  }
}
