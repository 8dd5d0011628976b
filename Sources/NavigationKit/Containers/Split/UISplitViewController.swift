public import Foundation

/// Shows controllers in columns beside each other, or in one stack in compact width.
///
/// While collapsed, the pages of shown columns are in the first column's navigation controller.
/// Those of other columns answer for their own pages, and get them back when these leave that
/// stack. In UIKit, a column's navigation controller is itself put on the stack.
///
/// ```swift
/// let columns = UISplitViewController(style: .doubleColumn)
/// columns.setViewController(MailboxesController(), for: .primary)
/// columns.setViewController(MessageController(), for: .secondary)
/// window.rootViewController = columns
/// ```
open class UISplitViewController: UIViewController {
  /// Makes a controller for two controllers, to be set in ``viewControllers``; nibs are not
  /// supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with empty columns; fill them by ``setViewController(_:for:)``.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes an empty controller with the style of its storyboard.
  public required init?(coder: NSCoder) {
    style = coder.choice("style") ?? .unspecified
    super.init(coder: coder)
  }

  /// How many columns there are, and how their controllers are set.
  public let style: Style
  /// Is told when columns are shown and hidden, and decides how they are stacked.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// The controllers of the columns.
  var columns = SplitColumns()
  /// Whether the columns are stacked, and which.
  var arrangement = SplitArrangement.expanded {
    didSet { if arrangement.isCollapsed != oldValue.isCollapsed { withdrawButton() } }
  }

  /// The columns' controllers, from the primary one on; while collapsed, the one that they are
  /// stacked in.
  ///
  /// With style ``Style/unspecified``, set two here: the primary one, then the secondary one.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set { setPair(newValue) }
  }

  /// The controller that was set for a column; nil if none was.
  open func viewController(for column: Column) -> UIViewController? { columns.controllers[column] }

  /// Sets a column's controller; except for the compact column, it is put in a navigation
  /// controller unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    requireColumns("setViewController(_:for:)")
    fill(column, with: vc)
  }

  /// Whether all columns are in one stack, as in compact width.
  open var isCollapsed: Bool { arrangement.isCollapsed }

  // MARK: Visible columns

  /// The display on screen, or the one that the running transition leads to.
  var destination = SplitDisplay(behavior: .overlay, sidebars: 0)
  /// How many columns besides the secondary one code or the user chose to show; nil for automatic.
  var chosen: Int?
  /// The column to be on top when the controller first collapses, as it was saved; nil for none.
  var restoredTop: Column?
  /// The size that the columns were last laid out in.
  var roomLaidOut = CGSize.zero

  /// The preferred display mode; automatic by default.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { preferredModeDidChange() } }
  /// The display mode that is shown or about to be; never automatic.
  open var displayMode: DisplayMode { wanted.mode }
  /// How the secondary column should make room for others; automatic by default.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferencesDidChange() } }
  /// How the secondary column makes room for others; never automatic.
  open var splitBehavior: SplitBehavior { wanted.behavior }

  /// Shows a column; while collapsed, brings it to the top of the stack.
  open func show(_ column: Column) { showColumn(column) }
  /// Hides a column; while collapsed, takes it off the stack.
  open func hide(_ column: Column) { hideColumn(column) }

  /// The button that shows and hides columns; with style ``Style/unspecified``, put it in a bar
  /// yourself.
  open private(set) lazy var displayModeButtonItem = makeDisplayModeButtonItem()
  /// When the display mode button is in the bar of the outermost column; automatic by default.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { placeButton() }
  }
  /// Whether the third of three columns has a button that hides the others; false by default.
  open var showsSecondaryOnlyButton = false { didSet { placeButton() } }
  private(set) lazy var secondaryOnlyButtonItem = makeSecondaryOnlyButtonItem()
  /// Whether a swipe from the edge shows hidden columns; true by default.
  open var presentsWithGesture = true { didSet { placeButton() } }
  /// The background of the primary column; none unless set, in effect in windows of the Mac alone.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The side of the primary column; leading by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { preferencesDidChange() } }

  // MARK: Widths

  /// Stands for the default width.
  public nonisolated static let automaticDimension = SplitWidth.automatic
  var primaryWidth = SplitWidth() { didSet { preferencesDidChange() } }
  var supplementaryWidth = SplitWidth() { didSet { preferencesDidChange() } }

  /// The preferred width of the primary column, as a fraction of the whole width, 0…1.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }
  /// The preferred width of the primary column, in points; wins over the fraction.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.preferred }
    set { primaryWidth.preferred = newValue }
  }
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set { primaryWidth.minimum = newValue }
  }
  /// The maximum width of the primary column, in points; by default 320 is used.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set { primaryWidth.maximum = newValue }
  }
  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat {
    primaryWidth.resolved(in: room.width, limit: SplitMetrics.primaryMaximum)
  }
  /// The preferred width of the supplementary column, as a fraction of the whole width, 0…1.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }
  /// The preferred width of the supplementary column, in points; wins over the fraction.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.preferred }
    set { supplementaryWidth.preferred = newValue }
  }
  /// The minimum width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set { supplementaryWidth.minimum = newValue }
  }
  /// The maximum width of the supplementary column, in points; by default 375 is used.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set { supplementaryWidth.maximum = newValue }
  }
  /// The width of the supplementary column, in points; 0 without one.
  open var supplementaryColumnWidth: CGFloat {
    style == .tripleColumn
      ? supplementaryWidth.resolved(in: room.width, limit: SplitMetrics.supplementaryMaximum) : 0
  }

  // MARK: Showing

  /// Puts a controller in the sender's column; while collapsed, on the stack.
  open override func show(_ vc: UIViewController, sender: Any?) { place(vc, sender: sender) }

  /// Puts a controller in the secondary column; while collapsed, on the stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    placeDetail(vc, sender: sender)
  }

  // MARK: As a container

  /// Runs the transitions between displays.
  private(set) lazy var runner = TransitionRunner(container: self)
  /// Holds the columns' views.
  private(set) lazy var columnViews = SplitColumnViews()
  /// Handles the gestures that show and hide columns.
  private(set) lazy var gestures = SplitGestures(of: self)

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { reveal(subsequentVC) }

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
    if isOnScreen { catchUp(animated: runner.takePendingChanges()) }
  }

  /// On a pad, the primary and supplementary columns are compact in width.
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

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeColumns(with: coder)
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeColumns(with: coder)
  }

  override var containerRole: any ContainerRole { self }
}
