/// The list of a demo's pages.
class PageListController: UITableViewController {
  private let pages: [PageRow]

  init(_ title: String, pages: [PageRow]) {
    self.pages = pages
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    growRows(from: PageListController.rowHeight)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(toolbarItems == nil, animated: animated)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    pages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.subtitle)
    cell.textLabel?.text = pages[indexPath.row].title
    cell.detailTextLabel?.text = pages[indexPath.row].summary
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    pages[indexPath.row].open(self)
    // A push keeps the row selected until its page is popped; after a presentation the list stays
    // visible.
    if presentedViewController != nil { tableView.deselectRow(at: indexPath, animated: true) }
  }

  /// The height of two lines of text, in points.
  private static let rowHeight: CGFloat = 60
}
