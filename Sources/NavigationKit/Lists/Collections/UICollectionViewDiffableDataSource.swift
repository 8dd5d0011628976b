public import Foundation

/// A data source that shows snapshots, and animates from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, OutlineSource {
  /// Makes or dequeues the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// Makes or dequeues a supplementary view of a kind.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  /// The snapshots that the data source shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a collection view's data source, which is empty until a snapshot is applied.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Makes or dequeues supplementary views; nil unless set.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The snapshot that is shown now.
  open func snapshot() -> Snapshot { content.snapshot }

  /// Shows a snapshot; changes are animated if asked.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    content.apply(snapshot, animated: animatingDifferences) { updates in
      collectionView?.apply(updates) { _ in completion?() }
    }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(indexPath(for:))
    if !reconfigured.isEmpty { collectionView?.reconfigureItems(at: reconfigured) }
  }

  /// Shows a snapshot by asking for all cells anew, without comparing it to the former snapshot.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    content.adopt(snapshot)
    collectionView?.reloadData()
    collectionView?.layoutIfNeeded()
    completion?()
  }

  // MARK: Moving items

  /// Decides about, and is notified of, moves of items by the user.
  public struct ReorderingHandlers {
    /// Whether an item can be moved; nil, the default, forbids it.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called once an item was moved, before the snapshot follows.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the snapshot has followed, for the app's own data to follow, too.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that forbid moving.
    public init() {}
  }

  /// The handlers that decide about moving items.
  open var reorderingHandlers = ReorderingHandlers()

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    content.move(
      sourceIndexPath, to: destinationIndexPath, willReorder: reorderingHandlers.willReorder,
      didReorder: reorderingHandlers.didReorder)
  }

  // MARK: Items inside others

  /// Decides about, and is notified of, the user's showing and hiding of the items inside an item.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether the items inside an item may be shown; nil allows it.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before the items inside an item are shown.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether the items inside an item may be hidden; nil allows it.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before the items inside an item are hidden.
    public var willCollapseItem: ((Item) -> Void)?
    /// The items inside an item, once they are to be shown; nil leaves them as they are.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Makes handlers that allow everything.
    public init() {}
  }

  /// The handlers that decide about showing and hiding the items inside an item.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Shows the items of a section, which is added if it is not there; changes are animated if asked.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    content.apply(snapshot, to: section, animated: animatingDifferences) { updates in
      collectionView?.apply(updates) { _ in completion?() }
    }
    collectionView?.setNeedsLayout()
  }

  /// The items of a section, shown or not.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { content.outline(of: section) }

  func outline(at path: IndexPath) -> OutlinePlace? { content.outlinePlace(at: path) }

  func toggle(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = content.section(at: path.section)
    else { return }
    let old = content.outline(of: section)
    guard let new = sectionSnapshotHandlers.toggled(item, in: old) else { return }
    apply(new, to: section)
  }

  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.snapshot.item(at: indexPath)
  }

  /// An item's index path; nil if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.snapshot.path(of: itemIdentifier)
  }

  /// The section with a number; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }

  /// A section's number; nil if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.snapshot.numberOfSections
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { content.count(section) }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    content.cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) }
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("The supplementaryViewProvider must return a view of the kind “\(kind)”.")
    }
    return view
  }
}

extension UICollectionViewDiffableDataSource.SectionSnapshotHandlers {
  /// A section's items after a tap on an item; nil if nothing may change.
  fileprivate func toggled(
    _ item: Item, in old: NSDiffableDataSourceSectionSnapshot<Item>
  ) -> NSDiffableDataSourceSectionSnapshot<Item>? {
    var new = old
    if old.isExpanded(item) {
      guard shouldCollapseItem?(item) != false else { return nil }
      willCollapseItem?(item)
      new.collapse([item])
    } else {
      guard shouldExpandItem?(item) != false else { return nil }
      willExpandItem?(item)
      if let snapshotForExpandingParent {
        let inside = old.snapshot(of: item)
        new.replace(childrenOf: item, using: snapshotForExpandingParent(item, inside))
      }
      new.expand([item])
    }
    return new
  }
}
