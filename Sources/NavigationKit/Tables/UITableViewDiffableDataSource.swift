public import Foundation

/// A table's data source that shows snapshots, and animates from one to the next.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes or dequeues the cell of a row.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// The snapshots that it shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Makes a table's data source, which is empty until a snapshot is applied.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// How rows come and go; automatic by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// What is shown now.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot; changes are animated if asked.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let difference = SnapshotDifference(from: current, to: snapshot)
    current = snapshot.applied
    guard let tableView else { return }
    let animation = animatingDifferences ? defaultRowAnimation : .none
    let show = {
      tableView.performBatchUpdates(
        { tableView.change(by: difference, with: animation) }, completion: { _ in completion?() })
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
  }

  /// The item of a row; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// An item's index path; nil if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// The section with a number; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.counts[section]
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = current.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else { preconditionFailure("The cell provider must return a cell for \(indexPath).") }
    return cell
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

extension UITableView {
  fileprivate func change(by difference: SnapshotDifference, with animation: RowAnimation) {
    deleteSections(difference.deletedSections, with: animation)
    insertSections(difference.insertedSections, with: animation)
    deleteRows(at: difference.deletedItems, with: animation)
    insertRows(at: difference.insertedItems, with: animation)
    reloadRows(at: difference.reloadedItems, with: animation)
    for move in difference.moves { moveRow(at: move.start, to: move.end) }
  }
}
