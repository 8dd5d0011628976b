/// The list of a tab; its first row opens a page that hides the tab bar.
final class HarbourListController: UITableViewController {
  private let subject: HarbourTab
  private var rows: [String] { [HarbourListController.bare] + subject.rows }

  init(_ tab: HarbourTab) {
    subject = tab
    super.init(style: .plain)
    title = tab.title
    let close = UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: close)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.default)
    cell.textLabel?.text = rows[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = rows[indexPath.row]
    let isBare = row == HarbourListController.bare
    let page = MessagePage(
      row, symbol: subject.symbol,
      isBare
        ? "hidesBottomBarWhenPushed is set: the tab bar leaves with the list."
        : "Another tab keeps this page; a tap on its own tab goes back to the list.")
    page.hidesBottomBarWhenPushed = isBare
    navigationController?.pushViewController(page, animated: true)
  }

  private static let bare = "Without the Bar"
}
