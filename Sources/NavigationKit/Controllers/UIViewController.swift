public import Foundation

/// Looks after one screen: its view, its title and what happens as it comes and goes.
open class UIViewController: UIResponder, UIContentContainer {
  /// Makes a controller; its view is made when it is first needed.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; there are no nibs to read here, so both must be nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil && nibBundleOrNil == nil,
      "Nibs are not read: override loadView() in place of naming “\(nibNameOrNil ?? "")”.")
    super.init()
  }

  // MARK: View

  private var loadedView: UIView?

  /// The view it looks after; made at the first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// Whether the view was made.
  public var isViewLoaded: Bool { loadedView != nil }
  /// The view, if it was made.
  public var viewIfLoaded: UIView? { loadedView }

  /// Makes the view: an empty one of the screen's size unless a subclass knows better.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Makes the view if it is not there.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(
      loadedView != nil, "loadView() of \(type(of: self)) must set the view property.")
    viewDidLoad()
  }

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
  /// Bars or screen edges cover more or less of the view.
  open func viewSafeAreaInsetsDidChange() {}
  /// The circumstances the view is shown in changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Where its view is between off and on screen.
  var appearance = AppearanceState.disappeared
  /// Whether it comes, and has not heard yet that its view is in place.
  var awaitsPlace = false

  /// Tells the controller that its view starts to come or to go; its container calls it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    reportOwn(.begin(isAppearing: isAppearing, animated: animated))
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells the controller that its view is there, or gone.
  open func endAppearanceTransition() {
    reportOwn(.end)
    for child in forwardedChildren { child.endAppearanceTransition() }
  }

  /// The children whose views come and go with this controller's.
  var shownChildren: [UIViewController] { children }

  /// Whether the container tells its children of their coming and going at each step of its own.
  var bringsChildrenInByItself: Bool { false }

  /// Whether children hear of their views' coming and going by themselves; true unless overridden.
  ///
  /// A container that says false calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` on its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// What lets views join the transition this controller runs; see `transitionCoordinator`.
  var activeCoordinator: TransitionCoordinator?

  // MARK: Containment

  /// The controller it is in.
  public internal(set) weak var parent: UIViewController?
  /// The controllers in it.
  public internal(set) var children: [UIViewController] = []

  /// It is about to be put into a container, or taken out where `parent` is nil; call super.
  open func willMove(toParent parent: UIViewController?) { noteMove(to: parent) }
  /// It was put into a container, or taken out where `parent` is nil; call super.
  open func didMove(toParent parent: UIViewController?) { parentChange = .none }

  /// Lets go of a child that leaves by itself, or that another container takes.
  func giveUp(_ child: UIViewController) { children.removeAll { $0 === child } }

  /// Whether it appears because it was put into its container.
  open internal(set) var isMovingToParent = false
  /// Whether it disappears because it is taken out of its container.
  open internal(set) var isMovingFromParent = false
  /// Whether it is on its way into its container, or out of it.
  var parentChange = ParentChange.none

  open override var next: UIResponder? { responderBelow }

  // MARK: Navigation

  /// What it is called, in the bar unless its navigation item says otherwise.
  open var title: String? {
    didSet { storedNavigationItem?.title = title }
  }

  private var storedNavigationItem: UINavigationItem?

  /// What a navigation bar shows for it; made at the first access, with the title it then has.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title)
    storedNavigationItem = item
    return item
  }

  /// What the toolbar of its navigation controller shows while it is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  private var storedToolbarItems: [UIBarButtonItem]?

  /// Gives the toolbar other items, cross-faded where `animated` is true and it is on top.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// Whether the toolbar goes while it is on top.
  open var hidesBottomBarWhenPushed = false

  /// Shows a controller as the nearest container does, which pushes it perhaps; else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a detail in the way of the nearest container that knows one; else it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Presentation

  /// What it has to do with presentations.
  var role = PresentationRole()

  /// Presents a controller: at once, or from the end of the turn on where it is to be seen moving.
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

  /// What it covers once it is presented; a page sheet unless set.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { role.style }
    set { setPresentationStyle(newValue) }
  }
  /// How it comes and goes once it is presented; from the bottom edge unless set.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a person cannot drag it, or what it is shown in, away; false unless set.
  open var isModalInPresentation = false
  /// Whether styles that cover a context cover this controller; true for navigation controllers.
  open var definesPresentationContext: Bool {
    get { role.definesContext ?? definesContextUnlessSet }
    set { role.definesContext = newValue }
  }
  var definesContextUnlessSet: Bool { false }
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
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }

  /// The ways up it can be shown; all on a pad, all but upside down elsewhere.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualOrientations }

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
  /// Whether it wants no home indicator while nobody touches the screen.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that says whether there is a home indicator; nil for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  // MARK: Layout

  /// The edges at which the view may lie under a bar; all unless set.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { navigationController?.layOutBars() }
  }

  /// Whether the view may lie under bars that nothing shines through; false unless set.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { navigationController?.layOutBars() }
  }

  /// What the controller's own additions cover of its view, on top of bars and screen edges.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }

  // MARK: Editing

  /// Whether its content is being edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  /// Starts or ends editing; subclasses pass it on to what can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    storedEditButtonItem?.showEditing(editing)
  }

  /// The bar button that toggles editing, once somebody asked for it.
  var storedEditButtonItem: UIBarButtonItem?

  /// A bar button that says Edit or Done and toggles between the two.
  open var editButtonItem: UIBarButtonItem { keptEditButtonItem }
}
