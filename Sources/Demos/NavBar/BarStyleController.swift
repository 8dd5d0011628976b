/// Rows that change the bar's style while the page is shown.
final class BarStyleController: UITableViewController {
  private let looks: [(name: String, apply: (UINavigationBar) -> Void)] = [
    ("Default", { _ in }),
    ("Dark", { $0.barStyle = .black }),
    (
      "Dark and Opaque",
      { bar in
        bar.barStyle = .black
        bar.isTranslucent = false
      }
    ),
    ("Opaque", { $0.isTranslucent = false }),
    (
      "Tinted",
      { bar in
        bar.barTintColor = .systemIndigo
        bar.barStyle = .black
        bar.tintColor = .white
      }
    ),
    ("Orange Buttons", { $0.tintColor = .systemOrange }),
  ]
  private var chosen = 0

  init(_ title: String) {
    super.init(style: .grouped)
    self.title = title
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .refresh)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
    show()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // All pages share the bar.
    navigationController?.navigationBar.resetLook()
  }

  private func show() {
    guard let bar = navigationController?.navigationBar else { return }
    bar.resetLook()
    looks[chosen].apply(bar)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    looks.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.default)
    cell.textLabel?.text = looks[indexPath.row].name
    cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.cellForRow(at: IndexPath(row: chosen, section: 0))?.accessoryType = .none
    chosen = indexPath.row
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    tableView.deselectRow(at: indexPath, animated: true)
    show()
  }
}

extension UINavigationBar {
  fileprivate func resetLook() {
    barStyle = .default
    isTranslucent = true
    barTintColor = nil
    tintColor = nil
  }
}
