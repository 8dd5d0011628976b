public import FileTypes
public import Foundation
import NavigationKit

/// A sheet on which a person picks files of the app's Documents folder, or saves some there.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The task of a picker.
  enum Task {
    /// Picks files, or copies of them.
    case open(DocumentTypes, asCopy: Bool)
    /// Puts files into the folder.
    case export([URL], asCopy: Bool)
  }

  let task: Task
  let folder: DocumentFolder
  private(set) lazy var list = DocumentList(self)

  /// Makes a picker of files of some types.
  ///
  /// - Parameter asCopy: Whether the app gets copies, which are its own.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(.open(DocumentTypes(contentTypes), asCopy: asCopy))
  }

  /// Makes a picker that puts files into the folder.
  ///
  /// - Parameter asCopy: Whether the app keeps its own.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(.export(urls, asCopy: asCopy))
  }

  /// Makes a picker of files of some types.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    let types = allowedUTIs.map { UTType(importedAs: $0) }
    self.init(.open(DocumentTypes(types), asCopy: mode == .import))
  }

  /// Makes a picker that puts a file into the folder.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Makes a picker that puts files into the folder.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(.export(urls, asCopy: mode == .exportToService))
  }

  /// Makes nothing: a picker needs to know what it is for.
  public required init?(coder: NSCoder) { nil }

  init(_ task: Task, in folder: DocumentFolder = .default) {
    (self.task, self.folder) = (task, folder)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// The delegate, which is told what was picked.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether a person may pick several files.
  open var allowsMultipleSelection = false
  /// Whether names have their endings.
  open var shouldShowFileExtensions = true
  /// A folder to begin in, in place of the Documents folder.
  open var directoryURL: URL?

  /// The folder that is shown.
  var shownFolder: DocumentFolder { directoryURL.map { DocumentFolder(url: $0) } ?? folder }

  open override func viewDidLoad() {
    super.viewDidLoad()
    embed(list)
  }

  /// Goes away, and tells that nothing was picked.
  func cancel() { leave { $0.documentPickerWasCancelled($1) } }

  /// Goes away, and tells what was picked; stays with an alert if a file cannot be copied or moved.
  func pick(_ files: [URL]) {
    do {
      let picked = try delivered(files)
      leave {
        picked.isEmpty
          ? $0.documentPickerWasCancelled($1) : $0.documentPicker($1, didPickDocumentsAt: picked)
      }
    } catch {
      showAlert("The Files Cannot Be Used", error)
    }
  }

  private func leave(
    _ notify: (any UIDocumentPickerDelegate, UIDocumentPickerViewController) -> Void
  ) {
    presentingViewController?.dismiss(animated: true)
    if let delegate { notify(delegate, self) }
  }

  /// The files as the app gets them.
  private func delivered(_ files: [URL]) throws -> [URL] {
    switch task {
    case .open(_, asCopy: false): return files
    case .open(_, asCopy: true):
      let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      return try files.map { try DocumentFolder(url: place).add($0, moving: false) }
    case .export(let own, let asCopy):
      return try own.map { try shownFolder.add($0, moving: !asCopy) }
    }
  }
}

/// The task of a picker, by its former names.
public nonisolated enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// The app gets copies.
  case `import` = 0
  /// The app opens the files where they are.
  case open = 1
  /// Copies of the app's files are put into the folder.
  case exportToService = 2
  /// The app's files are moved into the folder.
  case moveToService = 3
}
