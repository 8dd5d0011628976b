/// The list of albums.
final class PhotosController: UITableViewController {
  private let root: String
  private let files: any FileSystem
  private var albums: [Album] = []
  private var message: MessageView?

  init(root: String, in files: any FileSystem) {
    self.root = root
    self.files = files
    super.init(style: .plain)
    title = "Albums"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    growRows(from: AlbumCell.height)
    let (root, files) = (root, files)
    load {
      Result { () throws(FileError) in try Album.albums(in: root, of: files) }
    } then: { [weak self] result in
      self?.show(result)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    message?.frame = CGRect(origin: .zero, size: view.bounds.inset(by: view.safeAreaInsets).size)
  }

  private func show(_ result: Result<[Album], FileError>) {
    switch result {
    case .success(let found):
      albums = found
      if found.isEmpty {
        show(
          MessageView(
            symbol: "photo.on.rectangle", headline: "No Albums",
            body: "Every folder in \(root) becomes an album."))
      }
    case .failure(let error): show(MessageView(error))
    }
    tableView.reloadData()
  }

  private func show(_ message: MessageView) {
    self.message = message
    tableView.separatorStyle = .none
    view.addSubview(message)
    view.setNeedsLayout()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    albums.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let recycled = tableView.dequeueReusableCell(withIdentifier: AlbumCell.name) as? AlbumCell
    let cell = recycled ?? AlbumCell(style: .subtitle, reuseIdentifier: AlbumCell.name)
    let album = albums[indexPath.row]
    cell.show(album, cover: album.photos.first.map { files.pictureFile(at: $0.path) })
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = AlbumController(albums[indexPath.row], in: files)
    navigationController?.pushViewController(page, animated: true)
  }
}
