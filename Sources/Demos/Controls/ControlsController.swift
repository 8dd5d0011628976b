/// All controls in groups, one per row.
final class ControlsController: UITableViewController {
  private let groups: [ControlGroup]

  init(_ groups: [ControlGroup] = ControlGroup.all) {
    self.groups = groups
    super.init(style: .insetGrouped)
    title = "Controls"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (page: ControlsController, _: UITraitCollection) in
      page.tableView.reloadData()
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { groups[section].title }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = groups[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    let control = row.make()
    control.accessibilityLabel = row.title
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      stack(row.title, over: control, in: cell.contentView)
    } else {
      cell.textLabel?.text = row.title
      cell.accessoryView = control
    }
    return cell
  }

  /// Puts the name above its control where both are too large for one line.
  private func stack(_ title: String, over control: UIView, in view: UIView) {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [label, control])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let (edges, size) = (view.layoutMarginsGuide, control.frame.size)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: edges.topAnchor),
      stack.bottomAnchor.constraint(equalTo: edges.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: edges.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: edges.trailingAnchor),
      control.widthAnchor.constraint(equalToConstant: size.width),
      control.heightAnchor.constraint(equalToConstant: size.height),
    ])
  }
}
