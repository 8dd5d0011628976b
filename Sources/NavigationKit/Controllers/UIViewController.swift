public import Foundation

/// Looks after one screen: its view, its title and what happens as it comes and goes.
open class UIViewController: UIResponder, UIContentContainer {
  /// Makes a controller; its view is made when it is first needed.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; there are no nibs to read here, so both must be nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    refuseNib(nibNameOrNil, nibBundleOrNil)
  }

  /// Makes a controller of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) { super.init() }
  // MARK: View
  var loadedView: UIView?

  /// The view it looks after; made at the first access.
  open var view: UIView! {
    get { madeView }
    set { replaceView(by: newValue) }
  }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view, if it was made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Makes the view: an empty one of the screen's size unless a subclass knows better.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Makes the view if it is not there.
  open func loadViewIfNeeded() { makeView() }
  // MARK: What it hears
  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to come.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in place, in its final size, and about to be seen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view has come.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// The view is to bring its constraints up to date; call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Bars or screen edges cover more or less of the view.
  open func viewSafeAreaInsetsDidChange() {}
  /// The circumstances the view is shown in changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var traitObservers: [TraitObserver] = []
  var traitOverride = ControllerTraitOverride()
  /// What a child is shown in otherwise than this controller; nil for nothing.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traitOverride.given }

  /// Where its view is between off and on screen.
  var lifecycle = ControllerLifecycle()
  /// Tells the controller that its view starts to come or to go; its container calls it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells the controller that its view is there, or gone.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether children hear of their views' coming and going by themselves; true unless overridden.
  ///
  /// A container that says false calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` on its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  // MARK: Containment
  /// The controller it is in.
  open internal(set) weak var parent: UIViewController? {
    didSet { presentationsDidMove(from: oldValue) }
  }
  /// The controllers in it.
  public var children: [UIViewController] { addedChildren }
  var addedChildren: [UIViewController] = []
  /// The nearest navigation controller around it.
  open var navigationController: UINavigationController? { nearestContainer() }

  /// Puts a controller into this one; the view is the container's to place.
  ///
  /// A container that had it before lets it go first; a stack goes on without it.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Takes the controller out of its container, once its view has been removed.
  ///
  /// One on a stack leaves it, at once and wherever it is.
  open func removeFromParent() { leaveParent() }

  /// It is about to be put into a container, or taken out where `parent` is nil; call super.
  open func willMove(toParent parent: UIViewController?) { noteMove(to: parent) }
  /// It was put into a container, or taken out where `parent` is nil; call super.
  open func didMove(toParent parent: UIViewController?) { lifecycle.parentChange = .none }

  /// What it answers as a container; a built-in one answers itself.
  var containerRole: any ContainerRole { DefaultContainerRole(container: self) }

  /// Whether it appears because it was put into its container.
  open internal(set) var isMovingToParent = false
  /// Whether it disappears because it is taken out of its container.
  open internal(set) var isMovingFromParent = false

  /// Puts one child's view in another's place, while `animations` run; both must be its children.
  ///
  /// The new view goes in front of the old one, which leaves after `duration` seconds; both hear of it.
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
  /// What it offers the bars around it.
  var barItems = ControllerBarItems()
  /// What it is called, in the bar unless its navigation item says otherwise.
  open var title: String? { didSet { barItems.navigationItem?.title = title } }
  /// What a navigation bar shows for it; made at the first access, with the title it then has.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  /// What the toolbar of its navigation controller shows while it is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Gives the toolbar other items, cross-faded where `animated` is true and it is on top.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    replaceToolbarItems(by: toolbarItems, animated: animated)
  }

  /// Whether the toolbar goes while it is on top.
  open var hidesBottomBarWhenPushed = false { didSet { barsDidChange() } }

  /// Shows a controller as the nearest container does, which pushes it perhaps; else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a detail in the way of the nearest container that knows one; else it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetail(vc, sender: sender)
  }

  /// What lets views join the transition or rotation that is about to start or runs; else nil.
  ///
  /// It exists right after the call that asks for an animated change.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestCoordinator
  }
  // MARK: Presentation
  var role = PresentationRole()

  /// Presents a controller: at once, or from the end of the update on where it is to be seen moving.
  ///
  /// `completion` runs once it has come. Where something is presented already, or the view is in no
  /// window, nothing happens; a controller that is on screen already stops the program.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { presentOver(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses what it presents, with all over that; where it presents nothing, itself.
  ///
  /// Only the topmost is seen moving. `completion` runs once it has gone, and at once where there is
  /// nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }

  /// What is presented over the controller, or over the nearest one around it that presents.
  open var presentedViewController: UIViewController? { nearestPresented }
  /// What presents the controller, or the one it is in; nil if nothing does.
  open var presentingViewController: UIViewController? { nearestPresenter }
  /// Whether it appears because it is presented.
  open internal(set) var isBeingPresented = false
  /// Whether it disappears because it is dismissed.
  open internal(set) var isBeingDismissed = false

  /// What shows the controller, or is to show it: made at the first access, kept until it is gone.
  open var presentationController: UIPresentationController? { nearestPresentationController }
  /// What shows the controller now, adapted to the room there is; nil while nothing does.
  open var activePresentationController: UIPresentationController? {
    ownPresentation?.controller ?? parent?.activePresentationController
  }
  /// The sheet the controller is shown as, or is to be; nil where its style is another.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What it covers once it is presented; a page sheet unless set.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { role.style }
    set { setPresentationStyle(newValue) }
  }
  /// How it comes and goes once it is presented; from the bottom edge unless set.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a person cannot drag it, or what it is shown in, away; false unless set.
  open var isModalInPresentation = false
  /// Whether styles that cover a context cover this controller; false unless set.
  open var definesPresentationContext: Bool {
    get { role.definesContext ?? false }
    set { role.definesContext = newValue }
  }
  /// Who supplies what shows it in place of its styles.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  // MARK: Size and orientation
  /// The size it would like, zero where it does not care; its container hears of a change.
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
  /// The ways up it can be shown while it covers the screen; all on a pad, else all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualOrientations }
  /// The way up it is first shown in where it covers the screen; the present one unless overridden.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    presentOrientation
  }
  // MARK: Status bar
  /// How the status bar looks over it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether it wants no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that says how the status bar looks; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether there is a status bar; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How the status bar comes and goes inside an animation's block.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Has the status bar follow what is wanted now, with the animation whose block runs.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }
  /// Whether it wants no home indicator while nobody touches the screen.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that says whether there is a home indicator; nil for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Has the home indicator follow what the controllers on screen want now.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { updateStatusBar() }
  // MARK: Layout
  /// The scroll view that was named for bars at an edge to go by; nil to have them find it in the view.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    barItems.contentScrollViews[edge.rawValue]?.view
  }
  /// Names the scroll view that bars at some edges go by; with nil they find it in the view.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    nameContentScrollView(scrollView, for: edge)
  }
  /// The edges at which the view may lie under a bar; all unless set.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { layOutBarsAround() } }
  /// Whether the view may lie under bars that nothing shines through; false unless set.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { layOutBarsAround() } }
  /// What the controller's own additions cover of its view, on top of bars and screen edges.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }
  // MARK: Editing
  /// Whether its content is being edited.
  open var isEditing: Bool {
    get { barItems.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or ends editing; subclasses pass it on to what can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) { noteEditing(editing) }
  /// A bar button that says Edit or Done and toggles between the two.
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem }
  // MARK: Restoration
  /// What it is kept and restored by; nil, as unless set, leaves out it and what is in it.
  open var restorationIdentifier: String?
  /// Who makes it when the app is opened where it was left; nil leaves that to the app's delegate.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Writes down its state; call super.
  open func encodeRestorableState(with coder: NSCoder) { encodePresented(with: coder) }
  /// Takes up the state it had, once all controllers are made; call super.
  open func decodeRestorableState(with coder: NSCoder) { decodePresented(with: coder) }
  /// All controllers have taken up their states.
  open func applicationFinishedRestoringState() {}
}
