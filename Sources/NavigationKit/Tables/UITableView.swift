import Drawing
public import Foundation

/// A list of rows in sections; only the rows on screen have cells.
open class UITableView: UIScrollView {
  /// How a table looks.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge, with bands between sections.
    case plain
    /// Groups of rows on grey background.
    case grouped
    /// Groups with round corners, away from the edges.
    case insetGrouped
  }

  /// Where a row that is scrolled to is shown.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Wherever the way is shortest.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go, in 0.3 seconds, while the rows below move up or down; all of them fade.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// They fade in place.
    case fade
    /// They come from and leave to the right.
    case right
    /// They come from and leave to the left.
    case left
    /// They come from and leave to the top.
    case top
    /// They come from and leave to the bottom.
    case bottom
    /// Everything changes at once.
    case none
    /// They come from and leave to the middle of their place: here, they fade.
    case middle
    /// As the table thinks best: in place.
    case automatic = 100
  }

  /// Stands for the usual size: 44 points for rows, what the title needs for headers and footers.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a table of an archive; what the archive does not say is as in a new, plain one.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    byDefault {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    addGestureRecognizer(rowSwipe)
    rowSwipe.addAction(UIAction { [weak self] _ in self?.rowSwipeDidChange() })
  }

  /// What it looks like.
  public let style: Style

  // MARK: Who knows

  /// Knows what the table shows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Knows how the table looks and what its rows do.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      reloadData()
    }
  }

  // MARK: Measures and looks

  /// How high rows are, in points, unless the delegate says otherwise.
  open var rowHeight = automaticDimension { didSet { measuresDidChange() } }
  /// How high rows are assumed to be until they come into view, in points; then they are measured.
  ///
  /// 0 has every row measured at once. ``automaticDimension``, as it is unless set, does so up to 500 rows;
  /// of longer tables it assumes the usual height.
  open var estimatedRowHeight = automaticDimension { didSet { measuresDidChange() } }
  /// How high headers are, in points, unless the delegate says otherwise.
  open var sectionHeaderHeight = automaticDimension { didSet { measuresDidChange() } }
  /// How high footers are, in points, unless the delegate says otherwise.
  open var sectionFooterHeight = automaticDimension { didSet { measuresDidChange() } }

  /// A view above the first section; its height is kept, its width follows the table's.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// A view below the last section; its height is kept, its width follows the table's.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  /// Whether lines separate the rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { updateLines() } }
  /// The lines' colour.
  open var separatorColor: UIColor? = .separator {
    didSet {
      updateLines()
      customized(\.separatorColor)
    }
  }
  /// How far the lines keep from the edges; to where the text starts unless set.
  ///
  /// Right to left, `left` counts at the right edge, where the rows start, and `right` at the left.
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

  /// Whether lines separate rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// They do not.
    case none
    /// One line does.
    case singleLine
  }

  // MARK: Selecting and editing

  /// Whether rows can be selected by tapping.
  open var allowsSelection = true
  /// Whether they can be while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// The selected row; nil if none is.
  open internal(set) var indexPathForSelectedRow: IndexPath?

  /// Whether rows can be deleted now.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Starts or ends editing: rows that may be deleted get a red circle.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    editingDidChange(animated: animated)
  }

  // MARK: Rows on screen

  /// Where everything is; nil while it has to be worked out anew.
  var knownLayout: TableLayout?
  /// What it was worked out for.
  var layoutBasis: TableLayout.Basis?
  /// The cells on screen.
  var shownCells = VisibleItems<IndexPath, UITableViewCell>()
  /// The headers and footers on screen.
  var shownTitles = VisibleItems<SectionTitle, SectionTitleView>()
  /// Cells of rows that went, or were pushed off the screen, and are still on their way.
  var leavingCells: [UITableViewCell] = []
  /// The cells that rows had before data were asked for anew, until the rows are placed.
  var parkedCells = VisibleItems<IndexPath, UITableViewCell>()
  /// Cells that wait for another row.
  var reuseQueue = ReuseQueue<IndexPath, UITableViewCell>()
  /// The row whose cell the data source is asked for.
  var askedRow: IndexPath?
  /// The row a finger is on.
  private(set) lazy var press = CellPress<IndexPath> { [unowned self] path, isOn in
    shownCells[path]?.setHighlighted(isOn, animated: false)
  }
  /// The row that is pulled aside, and the pan that does it.
  var swipe = RowSwipe.closed
  let rowSwipe = RowSwipeGestureRecognizer()

  /// Asks the data source anew for everything; nothing is selected afterwards.
  open func reloadData() {
    indexPathForSelectedRow = nil
    forgetRows()
  }

  open override func layoutSubviews() {
    placeRows()
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

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map(pressEnded)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    press.end()
  }
}
