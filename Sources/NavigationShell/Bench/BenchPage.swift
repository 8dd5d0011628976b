import Foundation
import NavigationKit

/// A page of ten thousand rows under two bars, as the measured pushes show two of.
final class BenchPage: UITableViewController {
  private static let rowCount = 10_000

  init(title: String) {
    super.init(style: .plain)
    self.title = title
    toolbarItems = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowCount
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
