import Foundation
import NavigationKit

/// The files that a picker offers, or those that are there already.
final class DocumentList: UITableViewController {
  private unowned let picker: UIDocumentPickerViewController
  private var documents: [URL] = []

  private static let cell = "document"

  init(_ picker: UIDocumentPickerViewController) {
    self.picker = picker
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = picker.shownFolder.url.lastPathComponent
    documents = picker.shownFolder.documents(of: types)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    tableView.allowsMultipleSelection = picker.allowsMultipleSelection
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned picker] _ in picker.cancel() })
    showItems()
  }

  private var types: DocumentTypes {
    switch picker.task {
    case .open(let types, _): types
    case .export: DocumentTypes([.data])
    }
  }

  private func showItems() {
    let title: String
    switch picker.task {
    case .open:
      guard picker.allowsMultipleSelection else { return }
      title = "Open"
    case .export(_, let asCopy): title = asCopy ? "Save" : "Move"
    }
    let done = UIBarButtonItem(
      primaryAction: UIAction(title: title) { [unowned self] _ in picker.pick(selected) })
    done.style = .done
    done.isEnabled = isExport || !selected.isEmpty
    navigationItem.rightBarButtonItem = done
  }

  private var isExport: Bool {
    if case .export = picker.task { return true }
    return false
  }

  private var selected: [URL] {
    (tableView.indexPathsForSelectedRows ?? []).sorted().map { documents[$0.row] }
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { documents.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let row = DocumentRow(
      documents[indexPath.row], showsEnding: picker.shouldShowFileExtensions)
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = (row.name, row.detail)
    content.image = UIImage(systemName: row.symbol)
    if isExport { content.textProperties.color = .secondaryLabel }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { isExport ? nil : indexPath }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if picker.allowsMultipleSelection { return showItems() }
    picker.pick([documents[indexPath.row]])
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    showItems()
  }
}
