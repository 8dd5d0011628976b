import Drawing
public import Foundation

/// A list of rows in sections; only rows on screen have cells.
open class UITableView: UIScrollView {
  /// The default size: at least 44 points for rows, and what titles need for headers and footers.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a table with the style of its storyboard, else a plain one.
  public required init?(coder: NSCoder) {
    style = coder.choice("style") ?? .plain
    super.init(coder: coder)
  }

  override func assemble() {
    super.assemble()
    alwaysBounceVertical = true
    byDefault {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    addInteraction(rowMenus.interaction)
    addRowSwipe()
    addGestureRecognizer(sweep.pan)
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

  /// Is notified of rows that are about to come into view, to prepare their data; nil unless set.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are announced before they are visible; true unless set.
  open var isPrefetchingEnabled = true
  /// The rows that were announced.
  var prefetch = RowPrefetch()

  // MARK: Dragging

  /// Gives the items that a finger lifts out of rows; nil unless set.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { updateDragging() } }
  /// Takes items that a finger carries over the table; nil unless set.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { updateDragging() } }
  /// Whether a finger can lift items out of rows; true unless set.
  open var dragInteractionEnabled = true { didSet { updateDragging() } }
  private(set) lazy var drags = ListDrags(of: self)
  private(set) lazy var drops = ListDrops(of: self)
  /// The row above which there is room for items that a finger carries; nil for none.
  var gap: IndexPath?
  /// Whether rows can be moved if the data source does not say: while it is asked about a drag.
  var movesRowsByDefault = false
  /// Whether the data source takes over moves.
  var acceptsMoves = true

  /// The placeholders of dropped items, until there is data for these.
  var placeholders = ListPlaceholders<UITableViewPlaceholder>()

  // MARK: Dimensions and appearance

  /// The rows' height, in points, unless the delegate gives another; automatic unless set.
  open var rowHeight = automaticDimension { didSet { measuresDidChange() } }
  /// The estimated height of rows, in points, until they come into view and are measured.
  ///
  /// 0 asks the delegate for all heights at once; ``automaticDimension``, the default, for those of
  /// up to 500 rows, and estimates the default height in longer tables.
  open var estimatedRowHeight = automaticDimension { didSet { measuresDidChange() } }
  /// The estimated height of headers; without effect, as all of them are measured at once here.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// The estimated height of footers; without effect, as all of them are measured at once here.
  open var estimatedSectionFooterHeight = automaticDimension
  /// The space above headers, in points; ``automaticDimension``, the default, is 22 points in plain
  /// tables and none in others.
  ///
  /// The space scrolls away: a header that is held at the top has none.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet {
      measuresDidChange()
      customized(\.sectionHeaderTopPadding)
    }
  }
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
  open var separatorStyle = SeparatorStyle.singleLine {
    didSet {
      updateLines()
      customized(\.separatorStyle)
    }
  }
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
      explicitSeparatorInset ?? UIEdgeInsets(left: SideMargin.points(inWidth: bounds.width))
    }
    set {
      explicitSeparatorInset = newValue
      updateLines()
      customized(\.separatorInset)
    }
  }
  var explicitSeparatorInset: UIEdgeInsets?
  /// Whether rows, headers and footers are no wider than text can be read well; false unless set.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { marginsOfRowsDidChange() } }
  }

  // MARK: Section index

  /// The number of rows from which the section index is shown; 0 unless set.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
  /// The colour of the section index's titles; the tint colour unless set.
  open var sectionIndexColor: UIColor? {
    didSet { sectionIndexWasCustomized(\.sectionIndexColor) }
  }
  /// The colour behind the section index; none unless set.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { sectionIndexWasCustomized(\.sectionIndexBackgroundColor) }
  }
  /// The colour behind the section index while a finger is on it; unless set, the same as without.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { sectionIndexWasCustomized(\.sectionIndexTrackingBackgroundColor) }
  }
  /// Asks the data source again for the titles of the section index.
  open func reloadSectionIndexTitles() {
    needsSectionIndex = true
    setNeedsLayout()
  }
  /// The index at the trailing edge; nil without one.
  var sectionIndex: SectionIndexView?
  override var overIndicators: UIView? { sectionIndex }
  override func staysInPlace(_ subview: UIView) -> Bool {
    subview === backgroundView || super.staysInPlace(subview)
  }
  /// Whether the data source has to be asked for the titles of the section index.
  var needsSectionIndex = true

  // MARK: Selection and editing

  /// Whether the user can select rows; true unless set.
  open var allowsSelection = true
  /// Whether the user can select rows while editing; false unless set.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several rows; a tap on a selected one deselects it.
  open var allowsMultipleSelection = false { didSet { keepOneSelected() } }
  /// Whether the user selects several rows while editing, by circles, in place of deleting them;
  /// false unless set.
  ///
  /// The selection ends with editing.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if isEditing { editingKindDidChange() } }
  }
  /// The first of the selected rows; nil without one.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }
  /// The selected rows, in the order of their selection; nil without one.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  var selection: [IndexPath] = []
  /// Whether separators changed while there was no layout to know the last rows from.
  var needsLines = false
  /// The user's move that the data source is being told of; nil otherwise.
  var notifiedMove: RowMove?

  /// Whether the table is being edited, so that rows can be deleted.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Begins or ends editing, in which rows that may be deleted have a red button; ending it also
  /// closes a row that is swiped.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if !editing { closeRow() }
    guard editing != self.editing else { return }
    self.editing = editing
    editingDidChange(animated: animated)
  }

  // MARK: Changes to the data

  /// Inserts rows that were added to the data; the index paths are those after the change.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation, [.insert(indexPaths)])
  }
  /// Deletes rows that were removed from the data; the index paths are those before the change.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation, [.delete(indexPaths)])
  }
  /// Reloads the cells and heights of rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation, [.reload(indexPaths)])
  }
  /// Moves a row that was moved in the data: from its place before the change to that after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic, [.move(from: indexPath, to: newIndexPath)])
  }
  /// Inserts sections that were added to the data; the indices are those after the change.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation, [.insertSections(sections)])
  }
  /// Deletes sections that were removed from the data; the indices are those before the change.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation, [.deleteSections(sections)])
  }
  /// Reloads sections: their rows, whose number may be another, headers and footers.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation, [.reloadSections(sections)])
  }
  /// Moves a section that was moved in the data: from its place before the change to that after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic, [.moveSection(from: section, to: newSection)])
  }

  /// Selects a row, instead of the selected one unless several can be, and scrolls to it unless the
  /// position is `.none`.
  ///
  /// Does not tell the delegate; nil selects no row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects a row, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    unchoose(indexPath, animated: animated)
  }
  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

  /// The interaction that opens the rows' context menus.
  open var contextMenuInteraction: UIContextMenuInteraction? { rowMenus.interaction }
  private lazy var rowMenus = RowContextMenus(of: self)
  /// Selects the rows that two fingers slide over.
  private(set) lazy var sweep = SelectionSweep(of: self)

  // MARK: Layout and cells

  /// The cached layout; nil if it has to be computed again.
  var cachedLayout: TableLayout?
  /// Whether the delegate was asked for an estimated height and has none of its own.
  var usedDefaultEstimate = false
  /// The values that the cached layout was computed from.
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
  /// The cell that is given again for its row.
  var reconfigured: UITableViewCell?
  /// The row for which the data source is being asked for a cell.
  var askedRow: IndexPath?
  /// Whether a row is highlighted while it is touched, as storyboards may say; true unless set.
  package var highlightsTouchedRow = true
  /// The touch on a row, which highlights it.
  private(set) lazy var press = CellPress<IndexPath> { [unowned self] path, isOn in
    highlight(path, isOn: isOn)
  }
  /// The row that is dragged to another place; nil without one.
  var moved: MovedRow?
  private(set) lazy var edgeScroll = EdgeScroll(of: self) { [unowned self] in
    moved.map { CGPoint(x: bounds.midX, y: $0.finger) } ?? drops.finger
  } follow: { [unowned self] in
    if moved != nil { fingerDidScroll(by: $0.y) } else { drops.didScroll() }
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
    placeholders.removeAll()
    forgetRows()
  }

  /// A cell to reuse, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusedOrMadeCell(identifier)
  }

  /// A cell to reuse, or a new one of the registered class, which there must be.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "No cell is known as “\(identifier)”: register(_:forCellReuseIdentifier:) its class first.")
    }
    return cell
  }

  /// A row's cell; nil if the row is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

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
