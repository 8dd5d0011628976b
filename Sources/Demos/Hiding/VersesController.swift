/// A long list for swiping.
final class VersesController: UITableViewController {
  private static let count = 60

  init(_ title: String) {
    super.init(style: .plain)
    self.title = title
    showInToolbar(CountText.items(VersesController.count, noun: "verse"))
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    navigationController?.hidesBarsOnSwipe = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.hidesBarsOnSwipe = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    VersesController.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.default)
    cell.textLabel?.text = "Verse \(indexPath.row + 1)"
    cell.selectionStyle = .none
    return cell
  }
}
