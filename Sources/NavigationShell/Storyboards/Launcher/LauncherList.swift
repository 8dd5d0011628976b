import Foundation
import NavigationKit

/// The launcher's list of segues and scenes, with a search field over it.
final class LauncherList: UITableViewController {
  /// The size of the panel, in points.
  static let size = CGSize(width: 340, height: 480)

  var content: LauncherContent { didSet { if content != oldValue { showMatches() } } }
  private let map: SceneMap
  private let choose: (LauncherContent.Choice) -> Void
  private let field = UISearchTextField(frame: CGRect(origin: .zero, size: LauncherList.fieldSize))
  private var sections: [(title: String, entries: [LauncherContent.Entry])] = []

  /// The field's size in the bar, in points: what the button beside it leaves.
  private static let fieldSize = CGSize(width: size.width - 64, height: 36)

  init(
    _ content: LauncherContent, _ map: SceneMap,
    choose: @escaping (LauncherContent.Choice) -> Void
  ) {
    (self.content, self.map, self.choose) = (content, map, choose)
    super.init(style: .plain)
    clearsSelectionOnViewWillAppear = false
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the list is narrowed by a text.
  var isSearching: Bool { field.text?.isEmpty == false }

  override func viewDidLoad() {
    field.placeholder = "Open a scene or segue"
    field.addAction(UIAction { [weak self] _ in self?.showMatches() }, for: .editingChanged)
    field.addAction(
      UIAction { [weak self] _ in self?.chooseMarked() }, for: .primaryActionTriggered)
    tableView.sectionHeaderTopPadding = 0
    navigationItem.titleView = field
    navigationItem.backButtonTitle = "List"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Map", image: UIImage(systemName: "map"),
      primaryAction: UIAction { [weak self] _ in self?.showMap() })
    showMatches()
  }

  override func viewIsAppearing(_ animated: Bool) {
    navigationController?.preferredContentSize = Self.size
    field.becomeFirstResponder()
  }

  private func showMap() {
    navigationController?.pushViewController(
      SceneMapController(map, current: content.scenes.firstIndex(where: \.isCurrent)) {
        [weak self] index in
        guard let self else { return }
        choose(content.scenes[index].choice)
      }, animated: true)
  }

  // MARK: Marking

  private func showMatches() {
    sections = content.matching(field.text ?? "").sections
    tableView.reloadData()
    tableView.backgroundView = sections.isEmpty ? makeNoMatches() : nil
    mark(row: 0)
  }

  private func makeNoMatches() -> UIView {
    let label = UILabel(frame: tableView.bounds)
    label.text = "No Results"
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    return label
  }

  /// Marks another entry; beyond the ends, the one there.
  func mark(_ step: LauncherKey.Step) {
    let marked = tableView.indexPathForSelectedRow.flatMap(paths.firstIndex) ?? 0
    let last = paths.count - 1
    let row =
      switch step {
      case .lines(let lines): marked + lines
      case .pages(let pages): marked + pages * linesPerPage
      case .first: 0
      case .last: last
      }
    mark(row: min(max(row, 0), last))
  }

  /// How many lines a page is: what is seen, but for a line that stays in view.
  private var linesPerPage: Int { max(1, (tableView.indexPathsForVisibleRows?.count ?? 0) - 1) }

  private var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].entries.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  private func mark(row: Int) {
    guard paths.indices.contains(row) else { return }
    tableView.selectRow(at: paths[row], animated: false, scrollPosition: .none)
    tableView.scrollToRow(at: paths[row], at: .none, animated: false)
  }

  private func chooseMarked() { tableView.indexPathForSelectedRow.map(choose) }

  private func choose(_ path: IndexPath) { choose(sections[path.section].entries[path.row].choice) }

  // MARK: Table

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].entries.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "entry")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "entry")
    let entry = sections[indexPath.section].entries[indexPath.row]
    var look = UIListContentConfiguration.subtitleCell()
    (look.text, look.secondaryText) = (entry.title, entry.detail)
    look.textProperties.numberOfLines = 1
    look.secondaryTextProperties.numberOfLines = 1
    look.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = look
    cell.accessoryType = entry.isCurrent ? .checkmark : .none
    // Digits belong to a text that is typed.
    cell.accessoryView = isSearching ? nil : entry.key.map(Keycap.init)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(indexPath)
  }
}
