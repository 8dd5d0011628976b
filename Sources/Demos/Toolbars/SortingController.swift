/// A list of rivers, sorted by a segmented control in the toolbar.
final class SortingController: UITableViewController {
  private var rivers = [
    "Danube", "Douro", "Elbe", "Loire", "Oder", "Rhine", "Rhône", "Seine", "Tagus", "Thames",
  ]

  init(_ title: String) {
    super.init(style: .plain)
    self.title = title
    toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: order), .flexibleSpace()]
  }

  required init?(coder: NSCoder) { nil }

  private var order: UISegmentedControl {
    let order = UISegmentedControl(items: ["Ascending", "Descending"])
    order.selectedSegmentIndex = 0
    order.frame = CGRect(origin: .zero, size: SortingController.orderSize)
    let sort = UIAction { [weak self, weak order] _ in
      self?.sort(ascending: order?.selectedSegmentIndex == 0)
    }
    order.addAction(sort, for: .valueChanged)
    return order
  }

  private func sort(ascending: Bool) {
    rivers.sort { ascending ? $0 < $1 : $0 > $1 }
    tableView.reloadData()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rivers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.default)
    cell.textLabel?.text = rivers[indexPath.row]
    cell.selectionStyle = .none
    return cell
  }

  /// In points.
  private static let orderSize = CGSize(width: 220, height: 30)
}
