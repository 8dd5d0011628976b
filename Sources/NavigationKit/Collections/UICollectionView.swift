public import Foundation

/// Shows items in sections as its layout arranges them; only items on screen have cells.
open class UICollectionView: UIScrollView {
  /// What an element of a collection view is.
  public nonisolated enum ElementCategory: UInt, Hashable, Sendable {
    /// A cell, which shows an item.
    case cell
    /// A supplementary view, such as a section's header.
    case supplementaryView
    /// A decoration, which shows no data.
    case decorationView
  }

  /// Where an item is on screen after scrolling to it; one value for each axis.
  public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The positions as bits.
    public let rawValue: UInt
    /// Makes positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The direction that a collection view scrolls in.
  public nonisolated enum ScrollDirection: Int, Hashable, Sendable {
    /// Up and down.
    case vertical
    /// Sideways.
    case horizontal
  }

  /// The kind of sections' headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of sections' footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Makes a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    setUp()
  }

  /// Makes a collection view with the layout of its storyboard, else a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = coder.value("collectionViewLayout") ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    setUp()
  }

  private func setUp() {
    byDefault { backgroundColor = .systemBackground }
    addInteraction(itemMenus.interaction)
    addRowSwipe()
  }

  /// The interaction that opens the items' context menus.
  open var contextMenuInteraction: UIContextMenuInteraction? { itemMenus.interaction }
  private lazy var itemMenus = ItemContextMenus(of: self)

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

  /// Arranges the items in another layout, and tells when they are there.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion: completion) }

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
  /// Leaves the item where it is, and tells the data source.
  open func endInteractiveMovement() { endMoving() }
  /// Puts the item back to where it was.
  open func cancelInteractiveMovement() { cancelMoving() }

  /// The item that is being moved; nil without one.
  var moved: MovedItem?
  private(set) lazy var edgeScroll = EdgeScroll(of: self) { [unowned self] in
    moved?.position
  } follow: { [unowned self] in
    heldItemDidScroll(by: $0)
  }
  /// Moves items by a finger held on them, where a controller wants that.
  private(set) lazy var itemMoves = ItemMoves(of: self)
  /// Whether items can be moved if the data source does not implement `canMoveItemAt`.
  var movesItemsByDefault = false
  /// Whether the data source takes over moves.
  var takesMoves = true

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
      for view in shownElements.views { (view as? UICollectionViewCell)?.isEditing = isEditing }
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
  var knownCounts: [Int]?
  /// Whether the layout is prepared.
  var isPrepared = false
  /// The changes that a batch has collected; nil outside of one.
  var batch: [ListUpdate]?
  /// The elements on screen.
  var shownElements = VisibleItems<CollectionElement, UICollectionReusableView>()
  /// Views of deleted items whose animation is still running.
  var leavingViews: [UICollectionReusableView] = []
  /// The scroll views of sections in view that scroll on their own, by their numbers.
  var sectionViews: [Int: SectionScrollView] = [:]
  /// How far such sections were scrolled.
  var sectionOffsets: [Int: CGFloat] = [:]
  /// The size that the layout was prepared for.
  var preparedSize = CGSize.zero
  /// The margins at the sides that it was prepared for.
  var preparedMargins: [CGFloat] = []
  /// The text size that elements were measured with.
  var measuredTextSize: UIContentSizeCategory?
  /// The registrations that cells and views were dequeued by.
  var registrations: [ObjectIdentifier: (name: RegistrationName, identifier: String)] = [:]
  /// Views to reuse.
  var reuseQueue = ReuseQueue<CollectionElement, UICollectionReusableView>()

  /// Reloads everything from the data source, and deselects all items.
  open func reloadData() {
    press.end()
    dropMovedItem()
    forgetSwipe()
    selectedItems = []
    prefetched = []
    dropElements { _ in true }
    knownCounts = nil
    sectionOffsets = [:]
    collectionViewLayout.invalidateLayout()
  }

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
