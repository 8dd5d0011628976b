/// The pictures of one album as a grid.
final class AlbumController: UITableViewController {
  private let album: Album
  private let files: any FileSystem
  private var grid = PhotoGrid(width: 0)

  init(_ album: Album, in files: any FileSystem) {
    self.album = album
    self.files = files
    super.init(style: .plain)
    title = album.name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    // A photo reaches the screen's lower edge, over which the bar would be clear.
    navigationController?.toolbar.scrollEdgeAppearance = UIToolbarAppearance()
    showInToolbar(CountText.items(album.photos.count, noun: "photo"))
    fit()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    fit()
  }

  private func fit() {
    let fitting = PhotoGrid(width: view.bounds.inset(by: view.safeAreaInsets).width)
    guard fitting != grid else { return }
    grid = fitting
    tableView.rowHeight = grid.rowHeight
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    grid.rows(for: album.photos.count)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let recycled = tableView.dequeueReusableCell(withIdentifier: PhotoRowCell.name) as? PhotoRowCell
    let cell = recycled ?? PhotoRowCell(style: .default, reuseIdentifier: PhotoRowCell.name)
    let indices = grid.indices(ofRow: indexPath.row, count: album.photos.count)
    cell.show(count: indices.count, in: grid) { button, column in
      fill(button, index: indices.lowerBound + column)
    }
    return cell
  }

  private func fill(_ button: ThumbnailButton, index: Int) {
    let photo = album.photos[index]
    button.show(files.pictureFile(at: photo.path), label: photo.caption)
    button.onPress = { [weak self] in self?.open(index) }
  }

  private func open(_ index: Int) {
    let page = PhotoController(album, index: index, in: files)
    navigationController?.pushViewController(page, animated: true)
  }
}
