public import Foundation

/// Shows controllers in columns beside each other, or in one stack where there is little width.
///
/// There a column's navigation controller lends its pages to the one of the first column and takes them
/// back; in UIKit it lies on that stack itself.
open class UISplitViewController: UIViewController {
  /// Makes a controller of two controllers in ``viewControllers``; there are no nibs to read here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with empty columns; fill them by ``setViewController(_:for:)``.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of an archive, with nothing in it.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// How many columns there are, and how they are given.
  public let style: Style
  /// Hears of columns that come and go, and decides how they are stacked.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// What is in the columns.
  var columns = SplitColumns()
  /// Whether all is in one stack, and of what.
  var fold = SplitFold.expanded

  /// What is shown: from the primary column on, or the one controller in which all is stacked.
  ///
  /// Set the two of the style ``Style/unspecified`` here: the primary one, then the secondary one.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set { setPair(newValue) }
  }

  /// The controller that was given to a column; nil without one.
  open func viewController(for column: Column) -> UIViewController? { columns.given[column] }

  /// Puts a controller in a column, inside a navigation controller unless it has one or is for the
  /// compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    requireColumns("setViewController(_:for:)")
    fill(column, with: vc)
  }

  /// Whether all is in one stack, as in compact width.
  open var isCollapsed: Bool { fold.isCollapsed }

  // MARK: Which columns are seen

  /// What is on screen.
  var shown = SplitDisplay(behavior: .overlay, sidebars: 0)
  /// How many columns beside the secondary one code or a person chose to see; nil for as many as suit.
  var chosen: Int?
  /// The size that columns were last laid out in.
  var roomLaidOut = CGSize.zero

  /// The columns to be seen; what suits best unless set.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { preferredModeDidChange() } }
  /// The columns that are seen, or are about to be; never automatic.
  open var displayMode: DisplayMode { wanted.mode }
  /// What is to become of the secondary column as others come; what suits best unless set.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { wishDidChange() } }
  /// What becomes of the secondary column as others come; never automatic.
  open var splitBehavior: SplitBehavior { wanted.behavior }

  /// Brings a column into sight; collapsed, on top of the stack.
  open func show(_ column: Column) { showColumn(column) }
  /// Takes a column out of sight; collapsed, off the stack.
  open func hide(_ column: Column) { hideColumn(column) }

  /// The button that shows and hides columns; put it in a bar where there are two controllers in one
  /// array.
  open private(set) lazy var displayModeButtonItem = makeDisplayModeButtonItem()
  /// Whether that button is in the bar of the outermost column by itself.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { placeButton() }
  }
  /// Whether a swipe from the edge brings hidden columns into sight; true unless set.
  open var presentsWithGesture = true { didSet { placeButton() } }
  /// The side of the primary column; the leading one unless set.
  open var primaryEdge = PrimaryEdge.leading { didSet { wishDidChange() } }

  // MARK: Widths

  /// Stands for the width that suits best.
  public nonisolated static let automaticDimension = SplitWidth.automatic
  var primaryWidth = SplitWidth() { didSet { wishDidChange() } }
  var supplementaryWidth = SplitWidth() { didSet { wishDidChange() } }

  /// How wide the primary column is to be, in parts of the whole.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }
  /// How wide the primary column is to be, in points; wins over the fraction.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.preferred }
    set { primaryWidth.preferred = newValue }
  }
  /// How wide the primary column is at least, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set { primaryWidth.minimum = newValue }
  }
  /// How wide the primary column is at most, in points; 320 unless set.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set { primaryWidth.maximum = newValue }
  }
  /// How wide the primary column is, in points.
  open var primaryColumnWidth: CGFloat {
    primaryWidth.resolved(in: room.width, limit: SplitMetrics.primaryMaximum)
  }
  /// How wide the supplementary column is to be, in parts of the whole.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }
  /// How wide the supplementary column is to be, in points; wins over the fraction.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.preferred }
    set { supplementaryWidth.preferred = newValue }
  }
  /// How wide the supplementary column is at least, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set { supplementaryWidth.minimum = newValue }
  }
  /// How wide the supplementary column is at most, in points; 375 unless set.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set { supplementaryWidth.maximum = newValue }
  }
  /// How wide the supplementary column is, in points; 0 without one.
  open var supplementaryColumnWidth: CGFloat {
    style == .tripleColumn
      ? supplementaryWidth.resolved(in: room.width, limit: SplitMetrics.supplementaryMaximum) : 0
  }

  // MARK: Showing

  /// Puts a controller in the column it is shown from; collapsed, on the stack.
  open override func show(_ vc: UIViewController, sender: Any?) { place(vc, sender: sender) }

  /// Puts a controller in the secondary column; collapsed, on the stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    placeDetail(vc, sender: sender)
  }

  // MARK: As a container

  /// Runs the changes of what is seen.
  private(set) lazy var runner = TransitionRunner(container: self)
  /// Holds the columns.
  private(set) lazy var board = SplitBoard()
  /// Brings a person's finger to columns.
  private(set) lazy var gestures = SplitGestures(of: self)

  open override func loadView() {
    let view = SplitControllerView(frame: UIScreen.main.bounds)
    view.controller = self
    self.view = view
    assemble(view)
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    prepareAppearance(isAppearing)
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  open override func endAppearanceTransition() {
    super.endAppearanceTransition()
    if isOnScreen { catchUp(animated: runner.takeHeldChanges()) }
  }

  /// Columns beside the secondary one are narrow, whatever the screen is.
  open override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { traits(of: childViewController) }

  open override var childForStatusBarStyle: UIViewController? { mainController }
  open override var childForStatusBarHidden: UIViewController? { mainController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { mainController }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? defaultOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? presentOrientation
  }

  override var containerRole: any ContainerRole { self }
}
