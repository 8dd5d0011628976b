public import Foundation

/// A row of a table.
open class UITableViewCell: UIView {
  /// How a cell's texts stand to each other.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A picture and one text.
    case `default`
    /// A second text at the trailing end, in grey.
    case value1
    /// The first text in the tint, up against the second beside it.
    case value2
    /// A second, smaller text below.
    case subtitle
  }

  /// What a selected cell looks like.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// Like any other.
    case none
    /// Grey.
    case `default`
  }

  /// What stands at a cell's trailing end.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A grey chevron: there is more on another page.
    case disclosureIndicator
    /// A detail button and a chevron.
    case detailDisclosureButton
    /// A check mark in the tint.
    case checkmark
    /// A button that tells more.
    case detailButton
  }

  /// What a person can do to a row of a table that is edited.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// Delete it.
    case delete
    /// Add another.
    case insert
  }

  /// Makes a cell of a style, to be reused by a name.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(origin: .zero, size: UITableViewCell.usualSize))
    setUp()
  }

  /// Makes a cell of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    frame.size = UITableViewCell.usualSize
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    addSubview(contentView)
  }

  private static let usualSize = CGSize(width: 320, height: TableMetrics.rowHeight)

  // MARK: Content

  let style: CellStyle
  /// The name it is reused by.
  public let reuseIdentifier: String?

  private(set) var mainLabel: UILabel?
  private(set) var secondLabel: UILabel?
  private(set) var shownImageView: UIImageView?

  /// What moves aside for accessories and editing; views of one's own go here.
  public let contentView: UIView = CellContentView(frame: .zero)
  /// The main text.
  open var textLabel: UILabel? {
    let label = mainLabel ?? makeLabel(.main(of: style))
    mainLabel = label
    return label
  }
  /// The second text; nil in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    let label = secondLabel ?? makeLabel(.second(of: style))
    secondLabel = label
    return label
  }
  /// The picture before the text.
  open var imageView: UIImageView? {
    if let shownImageView { return shownImageView }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    shownImageView = view
    return view
  }

  /// Called before the cell shows another row.
  open func prepareForReuse() {}

  // MARK: Accessory

  /// What stands at the trailing end.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view to stand there instead.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryDidChange() } }
  }
  /// The views at the trailing end, the outermost last.
  var accessories: [UIView] = []

  // MARK: State

  /// What it looks like when selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether its row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether it can be deleted now.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var selected = false
  private var highlighted = false
  private var editing = false

  /// Shows it as selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    showSelection(animated: animated)
  }

  /// Shows it as pressed or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    showSelection(animated: animated)
  }

  /// Lets it be deleted, or no more.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    showEditing(animated: animated)
  }

  /// The view behind the content of a selected cell; grey unless set.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      oldValue?.stateAlpha = 1
      selectedBackgroundView?.stateAlpha = 0
      selectedBackgroundView.map { insertSubview($0, at: 0) }
    }
  }

  // MARK: For the table

  /// The lines at its edges.
  var lines = RowLines()
  /// How the row is cut at its group's ends; nil where it is not.
  var groupShape: GroupShape? { didSet { cutWhatSticksOut() } }
  override func cut(to bounds: CGRect) -> ViewCut {
    groupShape.map { ViewCut(rect: $0.cut(bounds), radius: TableMetrics.groupRadius) }
      ?? super.cut(to: bounds)
  }
  /// The lines' colour.
  var lineColor: UIColor?
  /// The red circle of a cell that can be deleted.
  var deletion: CellDeletion?
  /// The red button, and how far the content is pulled aside for it; nil while nothing shows of it.
  var pull: CellPull? { didSet { cutWhatSticksOut() } }
  private func cutWhatSticksOut() { clipsToBounds = groupShape != nil || pull != nil }

  /// Whether its row is gone and it is on its way out, where it takes no touches.
  var isLeaving = false
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isLeaving ? nil : super.hitTest(point, with: event)
  }

  open override func layoutSubviews() { placeParts() }

  /// The size of a row of a width: a row of automatic height is as high as its texts need, or as a
  /// subclass says.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: textHeight(width: size.width))
  }

  override func paint(on canvas: inout Canvas) { paintLines(on: &canvas) }

  override var elementRole: StageElement.Role? { .cell }
  override var elementText: String? { mainText }
}
