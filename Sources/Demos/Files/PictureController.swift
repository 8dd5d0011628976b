/// The page of a picture file.
final class PictureController: UIViewController {
  private let entry: FileEntry
  private let files: any FileSystem
  private let pane = PicturePane(frame: .zero)

  init(_ entry: FileEntry, in files: any FileSystem) {
    self.entry = entry
    self.files = files
    super.init(nibName: nil, bundle: nil)
    title = entry.name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = pane }

  override func viewDidLoad() {
    super.viewDidLoad()
    fillNavigationBar()
    pane.show(files.pictureFile(at: entry.path), label: entry.name)
    showInfoButton(for: entry, in: files)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }
}
