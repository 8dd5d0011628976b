public import FileTypes
public import Foundation
import NavigationKit

/// The first page of an app with documents: those of its Documents folder in a grid, and a button that
/// asks the delegate for a new one.
///
/// A tap tells the delegate which document to open. A long press offers to duplicate or delete one.
/// Folders inside are not entered.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// The way in which a file is imported.
  public nonisolated enum ImportMode: UInt, Hashable, Sendable {
    /// It is not taken.
    case none = 0
    /// A copy of it is taken.
    case copy = 1
    /// It is moved.
    case move = 2
  }

  /// The look of a browser.
  public nonisolated enum BrowserUserInterfaceStyle: UInt, Hashable, Sendable {
    /// White, or dark where the system is.
    case white = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
  }

  let types: DocumentTypes
  let folder: DocumentFolder
  private(set) lazy var grid = DocumentGrid(self)

  /// Makes a browser of documents of some types; nil for those that the app's `Info.plist` names.
  public init(forOpening contentTypes: [UTType]?) {
    (types, folder) = (DocumentTypes(contentTypes), .default)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a browser of documents of some types; nil for those that the app's `Info.plist` names.
  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(forOpening: allowedContentTypes?.map { UTType(importedAs: $0) })
  }

  /// Makes a browser of the documents that the app's `Info.plist` names.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (types, folder) = (DocumentTypes(nil), .default)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes the browser of a storyboard.
  public required init?(coder: NSCoder) {
    (types, folder) = (DocumentTypes(nil), .default)
    super.init(coder: coder)
  }

  init(_ types: DocumentTypes, in folder: DocumentFolder) {
    (self.types, self.folder) = (types, folder)
    super.init(nibName: nil, bundle: nil)
  }

  /// The delegate, which is told what a person picks, and asked for new documents.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether there is a button for a new document.
  open var allowsDocumentCreation = true { didSet { grid.showItems() } }
  /// The title of the button for a new document.
  open var localizedCreateDocumentActionTitle = "Create Document" { didSet { grid.showItems() } }
  /// Width by height of what stands for a document.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
  /// Whether a person may pick several documents, with a button that begins this.
  open var allowsPickingMultipleItems = false { didSet { grid.showItems() } }
  /// Whether names have their endings.
  open var shouldShowFileExtensions = false { didSet { grid.reload() } }
  /// The names of the types that it shows.
  open var allowedContentTypes: [String] { types.types.map(\.identifier) }
  /// The types that it shows.
  open var contentTypesForRecentDocuments: [UTType] { types.types }
  /// Further buttons at the bar's leading side.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { grid.showItems() }
  }
  /// Further buttons at the bar's trailing side.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { grid.showItems() }
  }
  /// Its look.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet { showStyle() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    embed(grid)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    grid.reload()
  }

  private func showStyle() {
    overrideUserInterfaceStyle =
      switch browserUserInterfaceStyle {
      case .white: .unspecified
      case .light: .light
      case .dark: .dark
      }
  }
}
