/// The page of a file or folder that cannot be opened.
final class FileErrorController: UIViewController {
  private let entry: FileEntry
  private let error: FileError
  private let files: any FileSystem

  init(_ entry: FileEntry, _ error: FileError, in files: any FileSystem) {
    self.entry = entry
    self.error = error
    self.files = files
    super.init(nibName: nil, bundle: nil)
    title = entry.name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = MessageView(error)
    view.backgroundColor = .systemBackground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showInfoButton(for: entry, in: files)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }
}
