import Foundation
import NavigationKit

/// Gives a table without code its rows.
final class PlayedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let content: TableContent
  private weak var scene: SceneBuilder?
  private let reader: ElementReader
  /// The static cells, which outlets refer to and which keep what a person did to them.
  private let cells: [[UITableViewCell]]

  init(_ content: TableContent, by scene: SceneBuilder) {
    (self.content, self.scene, reader) = (content, scene, scene.reader)
    cells = content.isStatic ? content.sections.map { $0.rows.map(scene.makeCell) } : []
    super.init()
  }

  private func row(at path: IndexPath) -> DocumentElement {
    content.sections[path.section].rows[path.row]
  }

  func numberOfSections(in tableView: UITableView) -> Int { content.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.sections[section].rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if content.isStatic { return cells[indexPath.section][indexPath.row] }
    let row = row(at: indexPath)
    if let name = row["reuseIdentifier"],
      let cell = tableView.dequeueReusableCell(withIdentifier: name)
    {
      return cell
    }
    defer { scene?.finish() }
    return scene.map { $0.makeCell($0.current(row)) } ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    content.sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    content.sections[section].footer
  }

  func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    TableContent.height(of: row(at: indexPath), reader).map { CGFloat($0) }
      ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // Nothing would deselect a row that leads nowhere.
    guard let cell = tableView.cellForRow(at: indexPath), cell.segue == nil,
      cell.accessorySegue == nil
    else { return }
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
