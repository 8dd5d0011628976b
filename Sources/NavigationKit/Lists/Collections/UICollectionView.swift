public import Foundation

/// Shows items in sections as its layout arranges them; only items on screen have cells.
///
/// ```swift
/// let rows = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// let list = UICollectionView(
///   frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: rows))
/// let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
///   var content = cell.defaultContentConfiguration()
///   content.text = name
///   cell.contentConfiguration = content
/// }
/// ```
open class UICollectionView: UIScrollView {
  /// The kind of sections' headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of sections' footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Makes a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Makes a collection view with the layout of its storyboard, else a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = coder.value("collectionViewLayout") ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func assemble() {
    super.assemble()
    collectionViewLayout.collectionView = self
    byDefault { backgroundColor = .systemBackground }
    addInteraction(itemMenus.interaction)
    addRowSwipe()
    addGestureRecognizer(sweep.pan)
  }

  /// The interaction that opens the items' context menus.
  open var contextMenuInteraction: UIContextMenuInteraction? { itemMenus.interaction }
  private lazy var itemMenus = ItemContextMenus(of: self)
  /// Selects the items that two fingers slide over.
  private(set) lazy var sweep = SelectionSweep(of: self)

  /// Decides where elements are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      if oldValue.collectionView === self { oldValue.collectionView = nil }
      collectionViewLayout.collectionView = self
      layoutWasInvalidated()
    }
  }

  /// Arranges the items in another layout, which moves them there in 0.3 seconds if animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Arranges the items in another layout; `completion` is called when they are there.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion: completion) }

  // MARK: Dragging

  /// Provides the drag items that a finger lifts out of items; nil unless set.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { updateDragging() } }
  /// Takes drag items that a finger carries over the collection view; nil unless set.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { updateDragging() } }
  /// Whether a finger can lift drag items out of the items; true unless set.
  open var dragInteractionEnabled = true { didSet { updateDragging() } }
  private(set) lazy var drags = ListDrags(of: self)
  private(set) lazy var drops = ListDrops(of: self)

  // MARK: Moving an item

  /// Begins to move an item; returns whether the data source allows it.
  ///
  /// The item is lifted, and follows ``updateInteractiveMovementTargetPosition(_:)`` until
  /// ``endInteractiveMovement()`` or ``cancelInteractiveMovement()``.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMoving(indexPath)
  }
  /// Moves the item's middle to a point in the collection view; other items make room for it.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveItem(to: targetPosition)
  }
  /// Leaves the item where it is, and notifies the data source.
  open func endInteractiveMovement() { endMoving() }
  /// Puts the item back to where it was.
  open func cancelInteractiveMovement() { cancelMoving() }

  /// The item that is being moved; nil without one.
  var moved: MovedItem?
  /// The placeholders of dropped items, until there is data for these.
  var placeholders = ListPlaceholders<UICollectionViewPlaceholder>()
  private(set) lazy var edgeScroll = EdgeScroll(of: self) { [unowned self] in
    moved?.position ?? drops.finger
  } follow: { [unowned self] in
    if moved != nil { heldItemDidScroll(by: $0) } else { drops.didScroll() }
  }
  /// Moves items by a finger held on them, where a controller wants that.
  private(set) lazy var itemMoves = ItemMoves(of: self)
  /// Whether items can be moved if the data source does not implement `canMoveItemAt`.
  var movesItemsByDefault = false
  /// Whether the data source takes over moves.
  var acceptsMoves = true

  // MARK: Data

  /// Provides the data.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Is told about selection and scrolling, and answers the flow layout's questions.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      layoutWasInvalidated()
    }
  }

  /// A view behind all elements, as large as the collection view; nil unless set.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      backgroundView.map { insertSubview($0, at: 0) }
      setNeedsLayout()
    }
  }

  /// The strip of titles at the trailing edge; nil without one.
  var index: SectionIndexView?
  /// Whether the data source has to be asked for its titles.
  var needsIndex = true

  // MARK: Selection

  /// Whether the user can select items; true unless set.
  open var allowsSelection = true
  /// Whether several items can be selected; false unless set.
  open var allowsMultipleSelection = false
  /// The selected items, in order.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedItems.sorted() }
  var selectedItems: Set<IndexPath> = []
  /// Whether the user can select items while they are edited; false unless set.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while they are edited; false unless set.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether items are edited, for which rows of lists show other accessories; false unless set.
  open var isEditing = false {
    didSet {
      if isEditing != oldValue { closeRow() }
      for (element, view) in shownElements {
        guard let path = element.item, let cell = view as? UICollectionViewCell else { continue }
        cell.isEditing = isEditing && canEdit(path)
      }
    }
  }

  /// The touch on an item, which highlights it.
  private(set) lazy var press = CellPress<IndexPath> { [unowned self] path, isOn in
    highlight(path, isOn)
  }

  /// The row of a list that is shifted, and the pan that shifts it.
  var swipe = RowSwipe.closed
  let rowSwipe = RowSwipeGestureRecognizer()

  // MARK: Elements

  /// Is told which items will probably come into view; nil unless set.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether the data source is told of items before they come into view; true unless set.
  open var isPrefetchingEnabled = true
  /// The items that the data source was told to prefetch.
  var prefetched: Set<IndexPath> = []
  /// The cell that is asked for again, and its item.
  var reconfigured: (element: CollectionElement, view: UICollectionReusableView)?

  /// The number of items in each section; nil if the data source has to be asked again.
  var cachedCounts: [Int]?
  /// Whether the layout is prepared.
  var isPrepared = false
  /// The changes that a batch has collected; nil outside of one.
  var batch: [ListUpdate]?
  override func staysInPlace(_ subview: UIView) -> Bool {
    subview === backgroundView || super.staysInPlace(subview)
  }
  /// The elements on screen.
  var shownElements = VisibleItems<CollectionElement, UICollectionReusableView>()
  /// Views of deleted items whose animation is still running.
  var leavingViews: [UICollectionReusableView] = []
  /// The scroll views of sections in view that scroll on their own, by their numbers.
  var sectionViews: [Int: SectionScrollView] = [:]
  /// The scroll offsets of sections that scroll on their own.
  var sectionOffsets: [Int: CGFloat] = [:]
  /// The size that the layout was prepared for.
  var preparedSize = CGSize.zero
  /// The margins at the sides that the layout was prepared for.
  var preparedMargins: [CGFloat] = []
  /// The text size that elements were measured with.
  var measuredTextSize: UIContentSizeCategory?
  /// The registrations that cells and views were dequeued by.
  var registrations: [ObjectIdentifier: (name: RegistrationName, identifier: String)] = [:]
  /// Views to reuse.
  var reuseQueue = ReuseQueue<CollectionElement, UICollectionReusableView>()

  /// A cell to reuse, or a new one of the registered class, which there must be.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { reusedOrMadeCell(identifier, for: indexPath) }

  /// An item's cell; nil if the item is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownElements[.item(indexPath)] as? UICollectionViewCell
  }

  /// Reloads everything from the data source, and deselects all items.
  open func reloadData() {
    press.end()
    dropMovedItem()
    forgetSwipe()
    selectedItems = []
    placeholders.removeAll()
    prefetched = []
    dropElements { _ in true }
    cachedCounts = nil
    needsIndex = true
    sectionOffsets = [:]
    collectionViewLayout.invalidateLayout()
  }

  /// Inserts items that were added to the data; the index paths are those after the change.
  open func insertItems(at indexPaths: [IndexPath]) { update(.insert(indexPaths)) }
  /// Deletes items that were removed from the data; the index paths are those before the change.
  open func deleteItems(at indexPaths: [IndexPath]) { update(.delete(indexPaths)) }
  /// Moves an item that was moved in the data.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.move(from: indexPath, to: newIndexPath))
  }
  /// Asks for the cells of items again.
  open func reloadItems(at indexPaths: [IndexPath]) { update(.reload(indexPaths)) }
  /// Inserts sections that were added to the data.
  open func insertSections(_ sections: IndexSet) { update(.insertSections(sections)) }
  /// Deletes sections that were removed from the data.
  open func deleteSections(_ sections: IndexSet) { update(.deleteSections(sections)) }
  /// Asks for the items of sections again.
  open func reloadSections(_ sections: IndexSet) { update(.reloadSections(sections)) }
  /// Moves a section that was moved in the data.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(.moveSection(from: section, to: newSection))
  }
  /// Makes several changes at once, in an animation of 0.3 seconds.
  ///
  /// Deletions are index paths before all changes, insertions after all of them.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    collect(updates, completion)
  }
  /// Selects an item, and scrolls to it if a position is given; nil deselects all items.
  ///
  /// Does not tell the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects an item, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { markDeselected(indexPath) }
  /// Scrolls to an item; without a position as little as makes it visible.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

  open override func layoutSubviews() { placeElements() }

  override func target(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeItems(with: coder)
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeItems(with: coder)
  }

  open override var bounds: CGRect {
    willSet {
      if isPrepared, newValue != bounds,
        collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue)
      {
        collectionViewLayout.invalidateLayout(
          with: collectionViewLayout.invalidationContext(forBoundsChange: newValue))
      }
    }
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      setNeedsLayout()
      closeRow()
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map(pressBegan)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map(pressMoved)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map(pressEnded)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    press.end()
  }
}
