public import Foundation

/// Manages one screen: its view, its title, and its appearance and disappearance.
///
/// ```swift
/// let page = UIViewController()
/// page.title = "Albums"
/// page.view.backgroundColor = .systemBackground
/// show(page, sender: nil)
/// ```
open class UIViewController: UIResponder, UIContentContainer {
  /// Makes a controller; its view is made when it is first needed.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller whose view is read from the nib of a name; nil for that of its class' name
  /// if there is one, else ``loadView()`` makes an empty view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nameOfNib, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Makes a controller of a storyboard; from another archive nothing is read.
  public required init?(coder: NSCoder) {
    (nameOfNib, nibBundle) = (coder.value("nibName"), nil)
    super.init()
  }

  // MARK: Storyboard
  /// The name of the nib its view is read from; nil if it was given none.
  open var nibName: String? { nameOfNib }
  private let nameOfNib: String?
  /// The bundle that the nib is in; nil for the app's own.
  public let nibBundle: Bundle?
  /// Its part in the storyboard it was made of; nil for a controller made by code.
  var interface: ControllerInterface?
  /// The nib that its view was made of; nil for none.
  var nibOfView: (any NibContent)?
  /// Takes the segue of an identifier; without one the program stops.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(named: identifier, sender: sender)
  }
  /// Whether a segue that was tapped is taken; true unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// A segue is about to be taken: the place to give its destination the data that it needs.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether an unwinding segue may lead here: if it has a method of that name, unless overridden.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }
  /// The children in which an unwinding segue looks for its target, in that order.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { childrenForUnwinding(from: source) }
  /// The child that an unwinding segue comes from, or is inside of; nil for none.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(containing: source)
  }
  /// Goes back as far as this container shows a controller; a navigation controller pops to it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  // MARK: View
  var loadedView: UIView?
  /// Whether ``loadView()`` or ``viewDidLoad()`` runs.
  var isLoadingView = false

  /// The view it manages; made at the first access.
  open var view: UIView! {
    get { madeView }
    set { replaceView(by: newValue) }
  }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view, if it was made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Makes the view: that of its storyboard or nib, else an empty one of the screen's size.
  open func loadView() {
    if !loadViewFromInterface() { view = UIView(frame: UIScreen.main.bounds) }
  }
  /// Makes the view if it is not there.
  open func loadViewIfNeeded() { makeView() }
  // MARK: Callbacks
  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in place, in its final size, and about to be seen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The view has to update its constraints; call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The view's layout margins changed.
  open func viewLayoutMarginsDidChange() {}
  /// The view's minimum margins, in points: 16 at the sides, 20 in wide views.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { defaultMargins }
  /// Whether the view's margins are at least that minimum; true unless set.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }
  /// Memory runs low, as far as the host simulates it.
  open func didReceiveMemoryWarning() {}
  /// The controller's traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var traitOverride = ControllerTraitOverride()
  /// The traits that a child has instead of this controller's; nil for none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traitOverride.containerTraits }

  var lifecycle = ControllerLifecycle()
  /// Tells the controller that its view starts to appear or to disappear; its container calls it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells the controller that its view has appeared or disappeared; its container calls it.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether the children's appearance methods are called; a container that returns false calls
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` on them itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  // MARK: Containment
  /// The controller that it is a child of.
  open internal(set) weak var parent: UIViewController? {
    didSet { presentationsDidMove(from: oldValue) }
  }
  /// The controllers that were added to it.
  public var children: [UIViewController] { addedChildren }
  var addedChildren: [UIViewController] = []
  /// The nearest navigation controller among its parents.
  open var navigationController: UINavigationController? { nearestContainer() }

  /// Adds a child, which leaves its former container; adding its view is up to the container.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its container, once its view has been removed.
  ///
  /// From a navigation controller's stack it is removed at once, wherever it is in it.
  open func removeFromParent() { leaveParent() }

  /// It is about to be added to a container, or removed if `parent` is nil; call super.
  open func willMove(toParent parent: UIViewController?) { recordMove(to: parent) }
  /// It was added to a container, or removed if `parent` is nil; call super.
  open func didMove(toParent parent: UIViewController?) { lifecycle.parentChange = .none }

  /// Its role as a container, for the engine; a built-in container returns itself.
  var containerRole: any ContainerRole { DefaultContainerRole(container: self) }

  /// Whether it appears because it was added to its container.
  open internal(set) var isMovingToParent = false
  /// Whether it disappears because it is removed from its container.
  open internal(set) var isMovingFromParent = false

  /// Replaces one child's view by another's while `animations` run; both must be its children.
  ///
  /// The new view is added in front of the old one, which is removed after `duration` seconds. Both
  /// get their appearance methods called.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ChildTransition(container: self, from: fromViewController, to: toViewController)
      .run(duration, options: options, animations: animations, completion: completion)
  }

  open override var next: UIResponder? { responderBelow }
  // MARK: Navigation
  /// The items and settings that it provides for the bars around it.
  var barItems = ControllerBarItems()
  /// Its title; setting it sets that of the navigation item, too.
  open var title: String? { didSet { barItems.show(title) } }
  /// Represents it in a navigation bar; made at the first access, with the title it then has.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  /// Its tab in a tab bar; made with its title at the first access, and again after nil was set.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { replaceTabBarItem(newValue) }
  }
  /// The items that the toolbar of its navigation controller shows while it is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Sets the toolbar items, cross-fading them if `animated` is true and it is on top.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    replaceToolbarItems(by: toolbarItems, animated: animated)
  }
  /// Whether the toolbar is hidden while it is on the stack, also under other controllers.
  open var hidesBottomBarWhenPushed = false { didSet { barsDidChange() } }
  /// Shows a controller the way the nearest container does it, such as a push; else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }
  /// Shows a detail the way the nearest container does it; else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetail(vc, sender: sender)
  }
  /// Takes in the secondary controller of a collapsing pair, as its primary; does nothing by default.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Returns the secondary controller of a separating pair, as its primary; nil for the previous one.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// The coordinator of the transition or rotation that runs or was just asked for; else nil.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestCoordinator
  }
  // MARK: Presentation
  var role = PresentationRole()
  /// Presents a controller: at once, or, if animated, from the end of the update on.
  ///
  /// `completion` runs when the presentation has ended. If something is presented already, or the
  /// view is in no window, there is only a warning. Presenting a controller that is on screen stops
  /// the program.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { presentOver(viewControllerToPresent, animated: flag, completion: completion) }
  /// Dismisses the controller that it presents, with all above that one; if it presents none, itself.
  ///
  /// Only the topmost view is animated. `completion` runs when the dismissal has ended, and at once
  /// if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }
  /// The controller presented by this one, or by the nearest of its parents that presents.
  open var presentedViewController: UIViewController? { nearestPresented }
  /// The controller that presents this one, or the nearest of its parents; nil if none does.
  open var presentingViewController: UIViewController? { nearestPresenter }
  /// Whether it appears because it is presented.
  open internal(set) var isBeingPresented = false
  /// Whether it disappears because it is dismissed.
  open internal(set) var isBeingDismissed = false
  /// The outermost parent's presentation controller; made at the first access.
  open var presentationController: UIPresentationController? { nearestPresentationController }
  /// The style in which it is presented, such as full screen; a page sheet by default.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { role.style }
    set { setPresentationStyle(newValue) }
  }
  /// How its presentation is animated; from the bottom edge by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot dismiss it, or the sheet that it is in; false by default.
  open var isModalInPresentation = false
  /// Whether presentations over a context cover this controller; false by default.
  open var definesPresentationContext: Bool {
    get { role.definesContext ?? false }
    set { role.definesContext = newValue }
  }
  /// Supplies animators and presentation controllers in place of the built-in ones.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The items of the menu beside it while it is a preview, as
  /// ``registerForPreviewing(with:sourceView:)`` shows it; none by default.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  // MARK: Size and orientation
  /// The size it prefers, zero for none; its container is notified of a change.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { reportPreferredSize() } }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(size: size, with: coordinator) }
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(traits: newCollection, with: coordinator) }
  /// Whether the screen may rotate while it covers it; true unless overridden.
  open var shouldAutorotate: Bool { true }
  /// The orientations it supports on screen; all on a pad, else all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultOrientations }
  /// The orientation in which it first covers the screen; the current one unless overridden.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    presentOrientation
  }
  // MARK: Status bar
  /// The status bar's style while it is on screen.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether it hides the status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether it decides on the status bar although its presentation does not remove the view below.
  open var modalPresentationCapturesStatusBarAppearance = false { didSet { updateStatusBar() } }
  /// The child that decides the status bar's style; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether there is a status bar; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How the status bar is shown and hidden inside an animation block.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Updates the status bar: animated inside an animation block, else at once.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }
  /// Whether it hides the home indicator while nobody touches the screen.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether there is a home indicator; nil for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Updates the home indicator to what the controllers on screen want now.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { updateStatusBar() }
  /// The edges at which the controller's gestures come before the system's: none, unless overridden.
  ///
  /// Windows here have no gestures of the system at their edges, so that there are none to defer.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides these edges; nil for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Updates these edges; has no effect, as there are no gestures to defer.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  // MARK: Layout
  /// The strip at the top of the view that bars and the status bar cover.
  @available(*, deprecated, message: "Use the safeAreaLayoutGuide of the view.")
  open var topLayoutGuide: any UILayoutSupport { barGuide(.topBar) }
  /// The strip at the bottom of the view that bars and the home indicator cover.
  @available(*, deprecated, message: "Use the safeAreaLayoutGuide of the view.")
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottomBar) }
  /// Whether bars inset the scroll view that is the view, or directly in it, even while its content
  /// does not scroll; true unless set.
  ///
  /// If false, they only do where it scrolls; `contentInsetAdjustmentBehavior` can have them never do.
  @available(*, deprecated, message: "Use the contentInsetAdjustmentBehavior of the scroll view.")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { barItems.insetsScrollViews }
    set { setInsetsScrollViews(newValue) }
  }
  /// The scroll view that was set for bars at an edge to follow; nil lets them find it in the view.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    barItems.contentScrollViews[edge.rawValue]?.view
  }
  /// Sets the scroll view that bars at some edges follow; with nil they find it in the view.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    nameContentScrollView(scrollView, for: edge)
  }
  /// The edges at which the view may extend under bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { layOutBarsAround() } }
  /// Whether the view may extend under opaque bars; false by default.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { layOutBarsAround() } }
  /// Insets added to the safe area that bars and screen edges give the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }
  /// Updates to changed ``supportedInterfaceOrientations``: the screen turns after the event, as the
  /// window asks for them after each.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { viewIfLoaded?.setNeedsLayout() }
  // MARK: Keyboard
  var addedKeyCommands: [UIKeyCommand] = []
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands }
  // MARK: Unavailable content
  var unavailable = UnavailableContent()
  /// The configuration shown above the view in place of missing content; nil, the default, for the
  /// content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set { showUnavailable(newValue) }
  }
  /// The state for that configuration: traits, and the text that is searched for.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    unavailableState
  }
  /// Has ``updateContentUnavailableConfiguration(using:)`` called before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { markUnavailableNeedsUpdate() }
  /// Sets ``contentUnavailableConfiguration`` for a state: called before the view appears and after
  /// ``setNeedsUpdateContentUnavailableConfiguration()``.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  // MARK: Editing
  /// Whether its content is being edited.
  open var isEditing: Bool {
    get { barItems.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or ends editing; an override calls super and passes it on to what can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) { updateEditing(editing) }
  /// A bar button that says Edit or Done and toggles between the two.
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem }
  // MARK: Restoration
  /// Identifies the controller in saved state; with nil, it and its children are not saved.
  open var restorationIdentifier: String?
  /// The class that makes the controller when the app is restored; nil to ask the app delegate.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// The states of its views, which are restored when it first appears.
  var viewStates: ViewStates?
  /// The margins of its view that were last reported to it.
  var reportedMargins: UIEdgeInsets?
  /// Encodes the controller's state; call super.
  open func encodeRestorableState(with coder: NSCoder) { encodePresented(with: coder) }
  /// Decodes the saved state, after all controllers were made; call super.
  open func decodeRestorableState(with coder: NSCoder) { decodePresented(with: coder) }
  /// Called when all controllers have decoded their states.
  open func applicationFinishedRestoringState() {}
}
