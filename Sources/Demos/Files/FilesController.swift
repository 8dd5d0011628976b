/// The list of one folder.
final class FilesController: UITableViewController {
  private let folder: String
  private let files: any FileSystem
  private var order: FileOrder
  private(set) var entries: [FileEntry] = []
  private var counts: [String: Int] = [:]
  private var message: MessageView?
  private lazy var orderItem = UIBarButtonItem(
    primaryAction: UIAction(title: order.button) { [weak self] _ in self?.nextOrder() })

  init(folder: String, title: String, order: FileOrder = .name, in files: any FileSystem) {
    self.folder = folder
    self.files = files
    self.order = order
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    growRows(from: FilesController.rowHeight)
    navigationItem.rightBarButtonItem = orderItem
    list()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    message?.frame = CGRect(origin: .zero, size: view.bounds.inset(by: view.safeAreaInsets).size)
  }

  // MARK: Contents

  private func list() {
    let (folder, files, order) = (folder, files, order)
    load {
      Result { () throws(FileError) in order.sorted(try files.entries(in: folder)) }
    } then: { [weak self] result in
      self?.show(result)
    }
  }

  private func show(_ result: Result<[FileEntry], FileError>) {
    switch result {
    case .success(let found):
      entries = found
      showInToolbar(CountText.items(found.count))
      if found.isEmpty { show(MessageView(symbol: "folder", headline: "Empty Folder")) }
      countFolders()
    case .failure(let error):
      orderItem.isEnabled = false
      show(MessageView(error))
    }
    tableView.reloadData()
  }

  private func show(_ message: MessageView) {
    self.message = message
    tableView.separatorStyle = .none
    view.addSubview(message)
    view.setNeedsLayout()
  }

  /// Counts the entries of subfolders in the background, as that may take a while.
  private func countFolders() {
    guard entries.contains(where: \.isFolder) else { return }
    let (files, entries) = (files, entries)
    load {
      files.counts(of: entries)
    } then: { [weak self] counts in
      self?.counts = counts
      self?.tableView.reloadData()
    }
  }

  private func nextOrder() {
    order = order.next
    orderItem.title = order.button
    let (order, entries) = (order, entries)
    load {
      order.sorted(entries)
    } then: { [weak self] sorted in
      self?.entries = sorted
      self?.tableView.reloadData()
    }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.subtitle)
    let entry = entries[indexPath.row]
    let row = FileRow(entry, count: counts[entry.path], dates: files.dates)
    cell.imageView?.image = UIImage(systemName: row.symbol)
    cell.imageView?.tintColor = entry.isFolder ? nil : .secondaryLabel
    cell.textLabel?.text = entry.name
    cell.detailTextLabel?.text = row.detail
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let entry = entries[indexPath.row]
    let page = page(for: entry)
    page.navigationItem.largeTitleDisplayMode = entry.isFolder ? .automatic : .never
    navigationController?.pushViewController(page, animated: true)
  }

  private func page(for entry: FileEntry) -> UIViewController {
    if let error = entry.error { return FileErrorController(entry, error, in: files) }
    return switch entry.kind {
    case .folder: FilesController(folder: entry.path, title: entry.name, order: order, in: files)
    case .picture: PictureController(entry, in: files)
    case .special: FileInfoController(entry, in: files)
    default: TextController(entry, in: files)
    }
  }

  /// The height of two lines of text, in points.
  private static let rowHeight: CGFloat = 60
}

extension FileOrder {
  /// The button's title.
  fileprivate var button: String { "By \(title)" }
}
