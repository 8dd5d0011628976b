/// Get Info of a file or folder.
final class FileInfoController: UITableViewController {
  private let entry: FileEntry
  private let files: any FileSystem
  private var sections: [[FileFact]]

  init(_ entry: FileEntry, in files: any FileSystem) {
    self.entry = entry
    self.files = files
    sections = FileFact.sections(of: entry, dates: files.dates)
    super.init(style: .grouped)
    title = "Info"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (files, path) = (files, entry.path)
    load {
      Result { () throws(FileError) in try files.entry(at: path) }
    } then: { [weak self] result in
      self?.show(result)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  /// Shows the current state of the entry.
  private func show(_ result: Result<FileEntry, FileError>) {
    var latest = entry
    switch result {
    case .success(let entry): latest = entry
    case .failure(let error): latest.error = error
    }
    sections = FileFact.sections(of: latest, dates: files.dates)
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let fact = sections[indexPath.section][indexPath.row]
    // A long value gets a line of its own.
    let cell = tableView.dequeueCell(fact.isLong ? .subtitle : .value1)
    cell.textLabel?.text = fact.title
    cell.detailTextLabel?.text = fact.value
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.selectionStyle = .none
    return cell
  }
}
