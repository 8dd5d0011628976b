/// The known networks; Edit deletes them.
final class KnownNetworksController: UITableViewController {
  private let store: SettingsStore

  init(_ store: SettingsStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = "Known Networks"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    showInToolbar(CountText.items(store.networks.count, noun: "network"))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.rowHeight = grown(store.look.rowHeight)
    navigationController?.setToolbarHidden(store.hidesToolbar, animated: animated)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.networks.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let recycled = tableView.dequeueReusableCell(withIdentifier: "network") as? SettingsCell
    let cell = recycled ?? SettingsCell(style: .default, reuseIdentifier: "network")
    cell.textLabel?.text = store.networks[indexPath.row].name
    cell.imageView?.image = UIImage(systemName: "wifi")
    cell.extraHeight = store.look.extraHeight
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = SettingsController.network(indexPath.row, store)
    navigationController?.pushViewController(page, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    store.networks.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    showInToolbar(CountText.items(store.networks.count, noun: "network"))
  }
}
