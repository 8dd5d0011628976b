/// A folder and those in it, as places in the column beside the one that shows them.
final class PlacesController: UITableViewController {
  private let root: FileEntry
  private let files: any FileSystem
  private var places: [FileEntry]

  init(folder: String, title: String, in files: any FileSystem) {
    root = FileEntry(name: title, path: folder, kind: .folder)
    places = [root]
    self.files = files
    super.init(style: .plain)
    self.title = "Places"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (folder, files) = (root.path, files)
    load {
      Result { () throws(FileError) in FileOrder.name.sorted(try files.entries(in: folder)) }
    } then: { [weak self] result in
      self?.show((try? result.get()) ?? [])
    }
  }

  private func show(_ entries: [FileEntry]) {
    places = [root] + entries.filter { $0.isFolder && $0.error == nil }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.default)
    let place = places[indexPath.row]
    cell.imageView?.image = UIImage(systemName: indexPath.row == 0 ? "tray" : "folder")
    cell.textLabel?.text = place.name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let place = places[indexPath.row]
    showDetailViewController(
      FilesController(folder: place.path, title: place.name, in: files), sender: self)
  }

  /// The places, and beside them what is in the first one.
  static func columns(folder: String, title: String, in files: any FileSystem)
    -> UISplitViewController
  {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(
      PlacesController(folder: folder, title: title, in: files), for: .primary)
    split.setViewController(
      FilesController(folder: folder, title: title, in: files), for: .secondary)
    return split
  }
}
