import Foundation
import NavigationKit

/// A table of many rows with two bars, for measuring pushes.
final class BenchPage: UITableViewController {
  private let rowCount: Int

  init(title: String, rowCount: Int = 10_000) {
    self.rowCount = rowCount
    super.init(style: .plain)
    self.title = title
    toolbarItems = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
    cell.textLabel?.text = "\(title ?? "") row \(indexPath.row + 1)"
    cell.detailTextLabel?.text = "\(indexPath.row * 37 % 100) KB"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
