/// Rows that arrange the same three items in the toolbar.
final class SpacesController: UITableViewController {
  private lazy var arrangements: [(name: String, items: [UIBarButtonItem])] = {
    let items = [UIBarButtonItem.SystemItem.rewind, .play, .fastForward]
      .map { UIBarButtonItem(systemItem: $0) }
    let gap = UIBarButtonItem.fixedSpace(SpacesController.gap)
    return [
      ("One After the Other", items),
      ("Fixed Spaces", [items[0], gap, items[1], gap, items[2]]),
      ("In the Middle", [.flexibleSpace()] + items + [.flexibleSpace()]),
      ("From Edge to Edge", [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]),
      ("One and Two", [items[0], .flexibleSpace(), items[1], gap, items[2]]),
      ("At the End", [.flexibleSpace()] + items),
    ]
  }()

  init(_ title: String) {
    super.init(style: .grouped)
    self.title = title
    toolbarItems = arrangements[0].items
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    arrangements.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.default)
    cell.textLabel?.text = arrangements[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    setToolbarItems(arrangements[indexPath.row].items, animated: true)
  }

  /// The width of a fixed space in points, clearly wider than the default gap.
  private static let gap: CGFloat = 48
}
