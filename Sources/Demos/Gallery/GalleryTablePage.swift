/// A table with fixed rows.
final class GalleryTablePage: UITableViewController {
  /// Rows with a header above and a footer below.
  struct Section {
    var header: String?
    var footer: String?
    let cells: [@MainActor () -> UITableViewCell]
  }

  /// How far the refreshing that the page shows has come.
  enum Refresh {
    case pulled, running
  }

  private let sections: [Section]
  private let startsEditing: Bool
  private let refresh: Refresh?
  /// The selected row; nil for none.
  private let chosen: IndexPath?

  init(
    style: UITableView.Style, _ sections: [Section],
    isEditing startsEditing: Bool = false, refresh: Refresh? = nil, chosen: IndexPath? = nil
  ) {
    self.sections = sections
    self.startsEditing = startsEditing
    self.refresh = refresh
    self.chosen = chosen
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A drag on a tile scrolls the sheet instead.
    tableView.isScrollEnabled = false
    if startsEditing { setEditing(true, animated: false) }
    guard refresh != nil else { return }
    refreshControl = UIRefreshControl()
    refreshControl?.attributedTitle = NSAttributedString(
      string: refresh == .pulled ? "Pull to refresh" : "Refreshing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    chosen.map { tableView.selectRow(at: $0, animated: false, scrollPosition: .none) }
    if refresh == .running { refreshControl?.beginRefreshing() }
    guard let refresh else { return }
    tableView.contentOffset.y =
      -tableView.adjustedContentInset.top
      - (refresh == .pulled ? GalleryTablePage.pull : 0)
  }

  /// How far a list is pulled, in points: not yet far enough to refresh.
  private static let pull: CGFloat = 60

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = sections[indexPath.section].cells[indexPath.row]()
    cell.showsReorderControl = startsEditing && indexPath.row > 0
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    startsEditing && indexPath.row < 2
  }
}

extension UITableViewCell {
  /// Makes a cell with a text.
  static func showing(
    _ text: String, _ detail: String? = nil, style: CellStyle = .default, symbol: String? = nil,
    accessory: AccessoryType = .none
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    cell.imageView?.image = symbol.flatMap { UIImage(systemName: $0) }
    cell.accessoryType = accessory
    return cell
  }
}
