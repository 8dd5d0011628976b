import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

/// The page of a file or folder that cannot be opened.
final class FileTroubleController: UIViewController {
  private let entry: FileEntry
  private let trouble: FileError
  private let files: any FileSystem

  init(_ entry: FileEntry, _ trouble: FileError, in files: any FileSystem) {
    self.entry = entry
    self.trouble = trouble
    self.files = files
    super.init(nibName: nil, bundle: nil)
    title = entry.name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = MessageView(trouble)
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
