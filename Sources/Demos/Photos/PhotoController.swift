/// A full-screen picture; a tap hides and shows the bars, two enlarge it.
final class PhotoController: UIViewController {
  private let album: Album
  private let files: any FileSystem
  private var index: Int
  private let pane = PicturePane(frame: .zero)
  private lazy var previous = step(-1, symbol: "chevron.backward", label: "Previous")
  private lazy var following = step(1, symbol: "chevron.forward", label: "Next")

  init(_ album: Album, index: Int, in files: any FileSystem) {
    self.album = album
    self.index = index
    self.files = files
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = pane }

  override func viewDidLoad() {
    super.viewDidLoad()
    fillNavigationBar()
    show()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    navigationController?.hidesBarsOnTap = true
    navigationController?.barHideOnTapGestureRecognizer.require(toFail: pane.doubleTap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.hidesBarsOnTap = false
  }

  private func show() {
    let photo = album.photos[index]
    title = photo.caption
    pane.show(files.pictureFile(at: photo.path), label: photo.caption)
    previous.isEnabled = index > 0
    following.isEnabled = index < album.photos.count - 1
    let place = "\(CountText.number(index + 1)) of \(CountText.number(album.photos.count))"
    showInToolbar(place, leading: previous, trailing: following)
  }

  private func step(_ distance: Int, symbol: String, label: String) -> UIBarButtonItem {
    let turn = UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
      guard let self, album.photos.indices.contains(index + distance) else { return }
      index += distance
      show()
    }
    let item = UIBarButtonItem(primaryAction: turn)
    item.accessibilityLabel = label
    return item
  }
}
