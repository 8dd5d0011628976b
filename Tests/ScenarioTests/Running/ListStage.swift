import Foundation
import Goldens
import NavigationKit

/// A list with rows of 44 points under a bar, in which the tapped row is noted.
final class RowsController: UITableViewController {
  private let names: [String]
  private(set) var tapped: [String] = []

  init(_ names: [String]) {
    self.names = names
    super.init(style: .plain)
    title = "Rows"
    tableView.accessibilityIdentifier = "rows"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tapped.append(names[indexPath.row])
  }
}

/// A stage with 60 rows, or as many as said, under a navigation bar and a toolbar.
func stageWithRows(_ count: Int = 60) -> (stage: Stage, rows: RowsController) {
  let rows = RowsController((1...count).map { "Row \($0)" })
  rows.toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in })]
  let navigation = UINavigationController(rootViewController: rows)
  navigation.isToolbarHidden = false
  return (stage(showing: navigation), rows)
}

/// A stage that shows a controller.
func stage(showing controller: UIViewController) -> Stage {
  let stage = Stage(size: .smallPhone)
  stage.window.rootViewController = controller
  stage.window.makeKeyAndVisible()
  stage.settle()
  return stage
}
