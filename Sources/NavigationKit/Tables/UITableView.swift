import Drawing
public import Foundation

/// A list of rows in sections; only rows on screen have cells.
open class UITableView: UIScrollView {
  /// A table's appearance.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge, with grey bands above sections.
    case plain
    /// Groups of rows on a grey background.
    case grouped
    /// Groups with rounded corners and side margins.
    case insetGrouped
  }

  /// Where a row is on screen after scrolling to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Wherever the least scrolling makes it visible.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How inserted and deleted rows are animated, for 0.3 seconds: all fade, and most slide as well.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// The rows fade in place.
    case fade
    /// The rows slide in from the right and out to the right.
    case right
    /// The rows slide in from the left and out to the left.
    case left
    /// The rows slide in from the top and out to the top.
    case top
    /// The rows slide in from the bottom and out to the bottom.
    case bottom
    /// No animation.
    case none
    /// The same as ``fade`` here.
    case middle
    /// The table chooses: the same as ``fade`` here.
    case automatic = 100
  }

  /// The default size: at least 44 points for rows, and what titles need for headers and footers.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a table with the style of its storyboard, else a plain one.
  public required init?(coder: NSCoder) {
    style = coder.choice("style") ?? .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    byDefault {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    addInteraction(rowMenus.interaction)
    addRowSwipe()
  }

  /// The table's appearance.
  public let style: Style

  // MARK: Data source and delegate

  /// Provides the table's data.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Customises rows, and is told about selection and scrolling.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      reloadData()
    }
  }

  // MARK: Dimensions and appearance

  /// The rows' height, in points, unless the delegate gives another; automatic unless set.
  open var rowHeight = automaticDimension { didSet { measuresDidChange() } }
  /// The estimated height of rows, in points, until they come into view and are measured.
  ///
  /// 0 asks the delegate for all heights at once. ``automaticDimension``, the default, does so for
  /// up to 500 rows, and estimates the default height in longer tables.
  open var estimatedRowHeight = automaticDimension { didSet { measuresDidChange() } }
  /// The headers' height, in points, unless the delegate gives another; automatic unless set.
  open var sectionHeaderHeight = automaticDimension { didSet { measuresDidChange() } }
  /// The footers' height, in points, unless the delegate gives another; automatic unless set.
  open var sectionFooterHeight = automaticDimension { didSet { measuresDidChange() } }

  /// A view above the first section; it keeps its height and is as wide as the table.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// A view below the last section; it keeps its height and is as wide as the table.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  /// A view behind the rows, as large as the table; it does not scroll.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } }
  }

  /// Whether there are separators between rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { updateLines() } }
  /// The separators' colour.
  open var separatorColor: UIColor? = .separator {
    didSet {
      updateLines()
      customized(\.separatorColor)
    }
  }
  /// The separators' insets; by default they start at the row's text.
  ///
  /// In right-to-left layout, `left` is the inset at the right edge and `right` the one at the
  /// left.
  open var separatorInset: UIEdgeInsets {
    get {
      givenSeparatorInset ?? UIEdgeInsets(left: TableMetrics.margin(forWidth: bounds.width))
    }
    set {
      givenSeparatorInset = newValue
      updateLines()
      customized(\.separatorInset)
    }
  }
  var givenSeparatorInset: UIEdgeInsets?

  /// The kinds of separators.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No separators.
    case none
    /// Single lines.
    case singleLine
  }

  // MARK: Selection and editing

  /// Whether the user can select rows; true unless set.
  open var allowsSelection = true
  /// Whether the user can select rows while editing; false unless set.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows; a tap on a selected one deselects it.
  open var allowsMultipleSelection = false { didSet { keepOneSelected() } }
  /// The first of the selected rows; nil without one.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }
  /// The selected rows, in the order of their selection; nil without one.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  var selection: [IndexPath] = []

  /// Whether the table is being edited, so that rows can be deleted.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Begins or ends editing, in which rows that may be deleted have a red button.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    editingDidChange(animated: animated)
  }

  /// The interaction that opens the rows' context menus.
  open var contextMenuInteraction: UIContextMenuInteraction? { rowMenus.interaction }
  private lazy var rowMenus = RowContextMenus(of: self)

  // MARK: Layout and cells

  /// The cached layout; nil if it has to be computed again.
  var knownLayout: TableLayout?
  /// What the cached layout was computed from.
  var layoutBasis: TableLayout.Basis?
  /// The cells on screen.
  var shownCells = VisibleItems<IndexPath, UITableViewCell>()
  /// The headers and footers on screen.
  var shownTitles = VisibleItems<SectionTitle, UIView>()
  /// Headers and footers to reuse.
  var titleQueue = ReuseQueue<SectionTitle, UITableViewHeaderFooterView>()
  /// The changes between ``beginUpdates()`` and ``endUpdates()``.
  var batch: RowBatch?
  /// Cells of deleted or pushed-out rows whose animation is still running.
  var leavingCells: [UITableViewCell] = []
  /// The cells that rows had before a reload, until the next layout.
  var parkedCells = VisibleItems<IndexPath, UITableViewCell>()
  /// Cells to reuse.
  var reuseQueue = ReuseQueue<IndexPath, UITableViewCell>()
  /// The row for which the data source is being asked for a cell.
  var askedRow: IndexPath?
  /// The touch on a row, which highlights it.
  private(set) lazy var press = CellPress<IndexPath> { [unowned self] path, isOn in
    shownCells[path]?.setHighlighted(isOn, animated: false)
  }
  /// The row that is dragged to another place; nil without one.
  var moved: MovedRow?
  private(set) lazy var edgeScroll = EdgeScroll(of: self) { [unowned self] in
    moved.map { CGPoint(x: bounds.midX, y: $0.finger) }
  } follow: { [unowned self] in
    fingerDidScroll(by: $0.y)
  }
  /// The row that is shifted, and the pan that shifts it.
  var swipe = RowSwipe.closed
  let rowSwipe = RowSwipeGestureRecognizer()
  /// Whether rows can be swiped if the data source does not implement `canEditRowAt`; nil unless it
  /// is being asked about a swipe.
  var defaultEditing: Bool?

  /// Reloads everything from the data source, and deselects the selected row.
  open func reloadData() {
    selection = []
    forgetRows()
  }

  open override func layoutSubviews() {
    placeRows()
  }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeRows(with: coder)
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeRows(with: coder)
  }

  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { closeRow() } }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { forgetOutdatedLayout() }
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
