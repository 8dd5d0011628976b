import Foundation
import NavigationKit

/// Gives a table without code its rows, and takes their segues.
final class PlayedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let content: TableContent
  private unowned let scene: SceneBuilder

  init(_ content: TableContent, by scene: SceneBuilder) {
    (self.content, self.scene) = (content, scene)
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
    let cell = scene.makeView(row(at: indexPath)) as? UITableViewCell
    scene.finish()
    return cell ?? UITableViewCell()
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
    TableContent.height(of: row(at: indexPath), scene.reader).map { CGFloat($0) }
      ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    take(indexPath, in: tableView, isOfAccessory: false)
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { take(indexPath, in: tableView, isOfAccessory: true) }

  private func take(_ path: IndexPath, in table: UITableView, isOfAccessory: Bool) {
    let segues = scene.reader.segues(of: row(at: path))
    guard let segue = segues.first(where: { $0.isOfAccessory == isOfAccessory }) else {
      return table.deselectRow(at: path, animated: true)
    }
    scene.controller?.take(scene.template(of: segue), sender: table.cellForRow(at: path))
  }
}
