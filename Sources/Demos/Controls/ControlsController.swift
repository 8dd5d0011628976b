/// All controls in groups, one per row.
final class ControlsController: UITableViewController {
  private let groups: [ControlGroup]

  init(_ groups: [ControlGroup] = ControlGroup.all) {
    self.groups = groups
    super.init(style: .insetGrouped)
    title = "Controls"
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { groups[section].title }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = groups[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = row.title
    cell.selectionStyle = .none
    let control = row.make()
    control.accessibilityLabel = row.title
    cell.accessoryView = control
    return cell
  }
}
