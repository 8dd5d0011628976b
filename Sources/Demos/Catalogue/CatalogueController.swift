/// The list of the demos.
final class CatalogueController: UITableViewController {
  private let sections: [(subject: Demo.Subject, demos: [Demo])]
  private let content: DemoContent

  init(demos: [Demo], content: DemoContent) {
    sections = Demo.Subject.allCases.map { subject in
      (subject, demos.filter { $0.subject == subject })
    }
    self.content = content
    super.init(style: .plain)
    title = "NavigationKit"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    growRows(from: CatalogueController.rowHeight)
    navigationItem.backBarButtonItem = UIBarButtonItem(title: "Demos")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
    navigationController?.navigationBar.prefersLargeTitles = false
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].subject.rawValue }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].demos.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.subtitle)
    let demo = sections[indexPath.section].demos[indexPath.row]
    cell.imageView?.image = UIImage(systemName: demo.symbol)
    cell.textLabel?.text = demo.title
    cell.detailTextLabel?.text = demo.summary
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = sections[indexPath.section].demos[indexPath.row].makeFirstPage(content)
    navigationController?.pushViewController(page, animated: true)
  }

  /// The height of two lines of text, in points.
  private static let rowHeight: CGFloat = 64
}
