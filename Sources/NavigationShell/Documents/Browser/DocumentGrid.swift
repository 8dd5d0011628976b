import Foundation
import NavigationKit

/// The documents of a browser.
final class DocumentGrid: UICollectionViewController {
  private unowned let browser: UIDocumentBrowserViewController
  private(set) var documents: [URL] = []
  private let flow = UICollectionViewFlowLayout()
  /// Whether several documents are being picked.
  private var isPicking = false { didSet { showPicking() } }

  private static let cell = "document"
  // In points.
  private static let width: CGFloat = 104
  private static let gap: CGFloat = 16
  private static let texts: CGFloat = 44

  init(_ browser: UIDocumentBrowserViewController) {
    self.browser = browser
    super.init(collectionViewLayout: flow)
    title = browser.folder.url.lastPathComponent
    showItems()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(DocumentCell.self, forCellWithReuseIdentifier: Self.cell)
    let height = (Self.width / browser.defaultDocumentAspectRatio).rounded()
    flow.itemSize = CGSize(width: Self.width, height: height + Self.texts)
    flow.sectionInset = UIEdgeInsets(
      top: Self.gap, left: Self.gap, bottom: Self.gap, right: Self.gap)
    flow.minimumLineSpacing = Self.gap
    reload()
  }

  /// Looks anew at what there is.
  func reload() {
    guard isViewLoaded else { return }
    documents = browser.folder.documents(of: browser.types)
    collectionView.reloadData()
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No Documents"
    empty.image = UIImage(systemName: "doc")
    contentUnavailableConfiguration = documents.isEmpty ? empty : nil
  }

  /// Shows a document.
  func reveal(_ document: URL) {
    loadViewIfNeeded()
    reload()
    guard let path = path(of: document) else { return }
    collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
  }

  /// The view of a document; nil if it is not seen.
  func view(of document: URL) -> UIView? {
    path(of: document).flatMap { collectionView.cellForItem(at: $0) }
  }

  private func path(of document: URL) -> IndexPath? {
    documents.firstIndex { $0.standardizedFileURL.path == document.standardizedFileURL.path }
      .map { IndexPath(item: $0, section: 0) }
  }

  // MARK: The bar

  /// Shows the buttons of the bar.
  func showItems() {
    navigationItem.leftBarButtonItems = browser.additionalLeadingNavigationBarButtonItems
    var items: [UIBarButtonItem] = []
    if browser.allowsDocumentCreation, !isPicking {
      let create = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [unowned self] _ in browser.create() })
      create.accessibilityLabel = browser.localizedCreateDocumentActionTitle
      items.append(create)
    }
    if browser.allowsPickingMultipleItems { items += pickingItems }
    navigationItem.rightBarButtonItems =
      items + browser.additionalTrailingNavigationBarButtonItems
  }

  private var pickingItems: [UIBarButtonItem] {
    let change = UIAction(title: isPicking ? "Cancel" : "Select") { [unowned self] _ in
      isPicking.toggle()
    }
    guard isPicking else { return [UIBarButtonItem(primaryAction: change)] }
    let open = UIBarButtonItem(
      primaryAction: UIAction(title: "Open") { [unowned self] _ in openPicked() })
    open.isEnabled = collectionView.indexPathsForSelectedItems?.isEmpty == false
    return [open, UIBarButtonItem(primaryAction: change)]
  }

  private func showPicking() {
    collectionView.allowsMultipleSelection = isPicking
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: false)
    }
    showItems()
  }

  private func openPicked() {
    let picked = (collectionView.indexPathsForSelectedItems ?? []).sorted()
      .map { documents[$0.item] }
    isPicking = false
    browser.pick(picked)
  }

  // MARK: The grid

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { documents.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    (cell as? DocumentCell)?.show(
      DocumentRow(documents[indexPath.item], showsEnding: browser.shouldShowFileExtensions))
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    if isPicking { return showItems() }
    collectionView.deselectItem(at: indexPath, animated: false)
    browser.pick([documents[indexPath.item]])
  }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    if isPicking { showItems() }
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, !isPicking else { return nil }
    let document = documents[path.item]
    return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in menu(of: document) })
  }

  private func menu(of document: URL) -> UIMenu {
    let copy = UIImage(systemName: "doc.on.doc")
    let duplicate = UIAction(title: "Duplicate", image: copy) { [unowned self] _ in
      change(document, "Duplicated") { _ = try browser.folder.add(document, moving: false) }
    }
    let bin = UIImage(systemName: "trash")
    let delete = UIAction(
      title: "Delete", image: bin, attributes: .destructive
    ) { [unowned self] _ in
      change(document, "Deleted") { try FileManager.default.removeItem(at: document) }
    }
    return UIMenu(children: [duplicate, delete])
  }

  /// Changes a document, or says why it cannot be, and shows what there is then.
  private func change(_ document: URL, _ done: String, _ work: () throws -> Void) {
    do { try work() } catch {
      showAlert("“\(document.lastPathComponent)” Cannot Be \(done)", error)
    }
    reload()
  }
}
