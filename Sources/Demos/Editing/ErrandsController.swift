/// A list of errands: Edit deletes and moves them, and the toolbar shows their number.
final class ErrandsController: UITableViewController {
  private var errands = [
    "Water the plants", "Post the letters", "Buy stamps", "Return the ladder", "Mend the bicycle",
    "Call the plumber", "Book the ferry",
  ]

  init() {
    super.init(style: .plain)
    title = "Errands"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    growRows(from: ErrandsController.rowHeight)
    navigationItem.rightBarButtonItem = editButtonItem
    showCount()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    // The page cannot be left before editing is done.
    navigationItem.setHidesBackButton(editing, animated: animated)
    showCount(animated: animated)
  }

  private func showCount(animated: Bool = false) {
    let count = CountText.items(errands.count, noun: "errand")
    showInToolbar("\(count) left", leading: isEditing ? clear : nil, animated: animated)
  }

  private var clear: UIBarButtonItem {
    let clear = UIAction(title: "Delete All") { [weak self] _ in
      self?.errands = []
      self?.tableView.reloadData()
      self?.setEditing(false, animated: true)
    }
    let item = UIBarButtonItem(primaryAction: clear)
    item.tintColor = .systemRed
    item.isEnabled = !errands.isEmpty
    return item
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    errands.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.default)
    cell.textLabel?.text = errands[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    errands.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    showCount()
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let errand = errands.remove(at: sourceIndexPath.row)
    errands.insert(errand, at: destinationIndexPath.row)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = ErrandPage(errands[indexPath.row])
    navigationController?.pushViewController(page, animated: true)
  }

  /// In points.
  private static let rowHeight: CGFloat = 52
}
