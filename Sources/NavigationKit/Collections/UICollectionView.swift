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

  /// Whether items are edited, for which rows of lists show other accessories; false unless set.
  open var isEditing = false {
    didSet {
      for view in shownElements.views { (view as? UICollectionViewCell)?.isEditing = isEditing }
    }
  }

  /// The touch on an item, which highlights it.
  private(set) lazy var press = CellPress<IndexPath> { [unowned self] path, isOn in
    highlight(path, isOn)
  }

  // MARK: Elements

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
  /// The text size that elements were measured with.
  var measuredTextSize: UIContentSizeCategory?
  /// The registrations that cells and views were dequeued by.
  var registrations: [ObjectIdentifier: (name: RegistrationName, identifier: String)] = [:]
  /// Views to reuse.
  var reuseQueue = ReuseQueue<CollectionElement, UICollectionReusableView>()

  /// Reloads everything from the data source, and deselects all items.
  open func reloadData() {
    press.end()
    selectedItems = []
    dropElements { _ in true }
    knownCounts = nil
    sectionOffsets = [:]
    collectionViewLayout.invalidateLayout()
  }

  open override func layoutSubviews() { placeElements() }

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
        collectionViewLayout.invalidateLayout()
      }
    }
    didSet { if bounds.origin != oldValue.origin { setNeedsLayout() } }
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
