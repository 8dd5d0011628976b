public import Foundation

/// The view that shows a row of a table.
open class UITableViewCell: UIView, ReusedView {
  /// Makes a cell with a style and a reuse identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(origin: .zero, size: UITableViewCell.defaultSize))
    setUp()
  }

  /// Makes a cell of the default style that is not reused.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a cell with the style and reuse identifier of its storyboard.
  public required init?(coder: NSCoder) {
    style = coder.choice("style") ?? .default
    reuseIdentifier = coder.value("reuseIdentifier")
    super.init(coder: coder)
    frame.size = UITableViewCell.defaultSize
    setUp()
  }

  private func setUp() {
    byDefault { backgroundColor = .systemBackground }
    // Constraints inside have room from the start.
    contentView.frame = bounds
    addSubview(contentView)
  }

  private static let defaultSize = CGSize(width: 320, height: TableMetrics.rowHeight)

  // MARK: Content

  let style: CellStyle
  /// The reuse identifier; nil if the cell cannot be reused.
  public internal(set) var reuseIdentifier: String?
  /// Takes its segues, when the row is selected and when its accessory is tapped.
  package var segue, accessorySegue: ((UITableViewCell?) -> Void)?

  private(set) var mainLabel: UILabel?
  private(set) var secondLabel: UILabel?
  private(set) var shownImageView: UIImageView?

  /// The view for an app's own subviews; it makes room for accessories and editing controls.
  open var contentView: UIView { ownContentView }
  let ownContentView = CellContentView(frame: .zero)
  /// The label of the main text.
  open var textLabel: UILabel? {
    let label = mainLabel ?? makeLabel(.main(of: style))
    mainLabel = label
    return label
  }
  /// The label of the second text; nil in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    let label = secondLabel ?? makeLabel(.second(of: style))
    secondLabel = label
    return label
  }
  /// The image view at the leading end.
  open var imageView: UIImageView? {
    if let shownImageView { return shownImageView }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    shownImageView = view
    return view
  }

  /// The configuration of the content; nil for the cell's own labels and image view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange(from: oldValue) }
  }
  /// The view that shows the content configuration.
  var configuredView: (any UIView & UIContentView)?
  /// The default content of a cell of this style, without texts and image.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 || style == .value2 ? .valueCell() : .cell()
  }

  /// Whether it is selected, pressed or being edited.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (selected, highlighted, editing)
    return state
  }
  /// Called whenever the state changes, to adapt the content to it.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Adapts the content to the state now.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Adapts the content to a state; call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration {
      contentConfiguration = contentConfiguration?.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration {
      backgroundConfiguration = backgroundConfiguration?.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }
  /// Whether the content follows the state; true unless set.
  open var automaticallyUpdatesContentConfiguration = true
  var contentState: (any UIConfigurationState)? {
    automaticallyUpdatesContentConfiguration ? configurationState : nil
  }
  /// Whether the background follows the state; true unless set.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// How many levels the content is indented; 0 unless set.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { contentView.setNeedsLayout() } }
  }
  /// The width of a level, in points; 10 unless set.
  open var indentationWidth: CGFloat = 10 { didSet { contentView.setNeedsLayout() } }

  /// Whether the content makes room for the control at its leading end while editing, unless the
  /// delegate says that it does not; true unless set.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

  /// Called before the cell is reused for another row.
  open func prepareForReuse() {}
  /// Called as a finger lifts the row, carries it, and has put it down.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The state of a row in a drag.
  public nonisolated enum DragState: Int, Hashable, Sendable {
    /// The row is not dragged.
    case none
    /// A finger has lifted the row.
    case lifting
    /// A finger carries the row.
    case dragging
  }
  /// How often the cell was dequeued.
  var reuseCount = 0

  // MARK: Accessory

  /// The accessory at the trailing end.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view that replaces the accessory; nil unless set.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryDidChange() } }
  }
  /// The accessory at the trailing end while editing; none unless set.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view at the trailing end while editing, in place of ``editingAccessoryType``.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoryDidChange() } }
  }
  /// The views at the trailing end, in order.
  var accessories: [UIView] = []
  /// The views at the trailing end while editing, in order.
  var editingAccessories: [UIView] = []

  /// The insets of the separator below the row; the table's unless set.
  ///
  /// In right-to-left layout, `left` is the inset at the right edge and `right` the one at the
  /// left.
  open var separatorInset: UIEdgeInsets {
    get {
      explicitSeparatorInset ?? UIEdgeInsets(left: margin)
    }
    set {
      explicitSeparatorInset = newValue
      setNeedsLayout()
      customized(\.separatorInset)
    }
  }
  private(set) var explicitSeparatorInset: UIEdgeInsets?

  // MARK: State

  /// The appearance when selected; grey unless set.
  open var selectionStyle = SelectionStyle.default { didSet { customized(\.selectionStyle) } }
  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is pressing the row.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the row can be dragged to another place while editing, unless the data source says;
  /// false unless set.
  open var showsReorderControl = false
  /// Whether the row is in editing mode, in which it can be deleted.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var selected = false
  private var highlighted = false
  private var editing = false

  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    setNeedsUpdateConfiguration()
    showSelection(animated: animated)
  }

  /// Highlights the cell, or ends its highlight.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    setNeedsUpdateConfiguration()
    showSelection(animated: animated)
  }

  /// Begins or ends editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    setNeedsUpdateConfiguration()
    showEditing(animated: animated)
  }

  /// The editing style of the row: none outside of editing.
  open var editingStyle: EditingStyle { editing ? edits.style : .none }
  /// Whether the actions of a swipe are shown.
  open var showingDeleteConfirmation: Bool { pull != nil }
  /// Called before the cell begins to show or to hide parts for editing or a swipe; call super.
  open func willTransition(to state: StateMask) {}
  /// Called once the cell has shown or hidden these parts; call super.
  open func didTransition(to state: StateMask) {}

  // MARK: Backgrounds

  /// The view behind the content; nil unless set.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  /// The configuration of background and selection, in the place of the views; nil unless set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if backgroundConfiguration != oldValue { backgroundConfigurationDidChange() } }
  }
  /// The default background of a row in the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { defaultBackground }

  /// The view behind the content of a selected cell; grey unless set.
  open var selectedBackgroundView: UIView? {
    didSet { replaceSelectionView(oldValue, by: selectedBackgroundView) }
  }
  /// The view while several rows are selected in editing; ``selectedBackgroundView`` unless set.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceSelectionView(oldValue, by: multipleSelectionBackgroundView) }
  }

  // MARK: For the table

  /// The separators at its edges.
  var lines = RowLines()
  var isLiftedByMenu = false
  /// The shape that clips the row at its group's corners; nil if it has none.
  var groupShape: GroupShape? { didSet { reachDidChange() } }
  override func cut(to bounds: CGRect) -> ViewCut {
    groupShape?.cut(bounds) ?? super.cut(to: bounds)
  }
  /// The separators' colour.
  var lineColor: UIColor?
  /// The editing that the row offers.
  var edits = RowEditing() {
    didSet { if edits != oldValue, editing { showEditing(animated: false) } }
  }
  /// The grip by which the row is dragged.
  var grip: RowGrip?
  /// The control at the leading end while editing.
  var control: RowControl?
  /// The actions of a row that is swiped aside; nil if none are visible.
  var pull: CellSwipe? { didSet { reachDidChange() } }
  override var isClipped: Bool { clipsToBounds || groupShape != nil || pull != nil }

  /// Whether the row was removed and its cell animates out; the cell then ignores touches.
  var isLeaving = false
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isLeaving ? nil : super.hitTest(point, with: event)
  }

  open override func layoutSubviews() { placeParts() }

  /// The row's size at a width; a subclass may return another height for rows of automatic height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: configuredHeight(width: size.width) ?? constrainedHeight(width: size.width)
        ?? textHeight(width: size.width))
  }

  override func paintInFront(on canvas: inout Canvas) { paintLines(on: &canvas) }

  override var elementRole: StageElement.Role? { .cell }
  override var elementText: String? { mainText }
  override var elementIsSelected: Bool { isSelected }
}
