/// A page of settings.
final class SettingsController: UITableViewController {
  private let store: SettingsStore
  private let makeSections: (SettingsStore) -> [SettingsSection]
  private var sections: [SettingsSection] = []
  /// The last appearance of rows.
  private var look: SettingsStore.RowAppearance?

  /// Makes a page; `sections` is called again after each change.
  init(
    _ title: String, _ store: SettingsStore,
    sections: @escaping (SettingsStore) -> [SettingsSection]
  ) {
    self.store = store
    makeSections = sections
    super.init(style: .insetGrouped)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showInToolbar("Settings last until you quit")
  }

  override func viewWillAppear(_ animated: Bool) {
    refresh()
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(store.hidesToolbar, animated: animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  /// Shows and applies the current settings.
  private func refresh() {
    sections = makeSections(store)
    view.window?.tintColor = store.accent.color
    guard look == store.look else { return reload() }
    for (path, row) in rows {
      if let cell = tableView.cellForRow(at: path) as? SettingsCell { fill(cell, row) }
    }
  }

  private func reload() {
    look = store.look
    tableView.reloadData()
  }

  private var rows: [(IndexPath, SettingsRow)] {
    sections.enumerated().flatMap { section in
      section.element.rows.enumerated().map { row in
        (IndexPath(row: row.offset, section: section.offset), row.element)
      }
    }
  }

  private func row(_ path: IndexPath) -> SettingsRow { sections[path.section].rows[path.row] }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    // At accessibility sizes the value is below its name.
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      return UITableView.automaticDimension
    }
    let hasDetail = store.showsDetails && row(indexPath).detail != nil
    return grown(store.look.rowHeight + (hasDetail ? SettingsController.detailHeight : 0))
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { store.showsDetails ? sections[section].footer : nil }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = row(indexPath)
    let cell = makeCell(for: row)
    fill(cell, row)
    return cell
  }

  private func makeCell(for row: SettingsRow) -> SettingsCell {
    let name = row.kind.cellName
    let recycled = tableView.dequeueReusableCell(withIdentifier: name) as? SettingsCell
    return switch row.kind {
    case .page: recycled ?? SettingsCell(style: .value1, reuseIdentifier: name)
    case .choice: recycled ?? SettingsCell(style: .default, reuseIdentifier: name)
    case .toggle: recycled ?? SwitchCell(style: .subtitle, reuseIdentifier: name)
    case .slider: recycled ?? SliderCell(style: .default, reuseIdentifier: name)
    }
  }

  private func fill(_ cell: SettingsCell, _ row: SettingsRow) {
    cell.textLabel?.text = row.title
    cell.show(row.icon)
    cell.extraHeight = store.look.extraHeight
    cell.detailTextLabel?.textColor = .secondaryLabel
    switch row.kind {
    case .toggle(let setting):
      cell.detailTextLabel?.text = store.showsDetails ? row.detail : nil
      (cell as? SwitchCell)?.show(isOn: store[keyPath: setting]) { [weak self] isOn in
        self?.set(setting, isOn)
      }
    case .slider(let setting):
      (cell as? SliderCell)?.show(store[keyPath: setting]) { [store] in
        store[keyPath: setting] = $0
      }
    case .page(let value, _):
      cell.detailTextLabel?.text = value
      cell.accessoryType = .disclosureIndicator
    case .choice(let isChosen, _): cell.accessoryType = isChosen ? .checkmark : .none
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch row(indexPath).kind {
    case .toggle, .slider: break
    case .page(_, let make): navigationController?.pushViewController(make(), animated: true)
    case .choice(_, let choose):
      choose()
      tableView.deselectRow(at: indexPath, animated: true)
      refresh()
    }
  }

  private func set(_ setting: ReferenceWritableKeyPath<SettingsStore, Bool>, _ isOn: Bool) {
    store[keyPath: setting] = isOn
    navigationController?.setToolbarHidden(store.hidesToolbar, animated: true)
    refresh()
  }

  /// The height that a second line adds to a row, in points.
  private static let detailHeight: CGFloat = 14
}
