public import Foundation

/// Looks after one screen: its view, its title and what happens as it comes and goes.
open class UIViewController: UIResponder {
  /// Makes a controller; its view is made when it is first needed.
  public override init() { super.init() }

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
  private(set) var appearance = AppearanceState.disappeared

  /// Tells the controller that its view starts to come or to go; its container calls it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    reportOwn(.begin(isAppearing: isAppearing, animated: animated))
    for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Tells the controller that its view is there, or gone.
  open func endAppearanceTransition() {
    reportOwn(.end)
    for child in shownChildren { child.endAppearanceTransition() }
  }

  /// The children whose views come and go with this controller's.
  var shownChildren: [UIViewController] { children }

  func reportIsAppearing(animated: Bool) {
    viewIsAppearing(animated)
    for child in shownChildren { child.reportIsAppearing(animated: animated) }
  }

  /// Moves the controller's own appearance on and tells it.
  func reportOwn(_ event: AppearanceState.Event) {
    let (state, callback) = appearance.after(event)
    appearance = state
    switch callback {
    case .willAppear(let animated):
      loadViewIfNeeded()
      viewWillAppear(animated)
    case .didAppear(let animated): viewDidAppear(animated)
    case .willDisappear(let animated): viewWillDisappear(animated)
    case .didDisappear(let animated): viewDidDisappear(animated)
    case nil: break
    }
  }

  /// What lets views join the transition this controller runs; see `transitionCoordinator`.
  var activeCoordinator: TransitionCoordinator?

  // MARK: Containment

  /// The controller it is in.
  public internal(set) weak var parent: UIViewController?
  /// The controllers in it.
  public internal(set) var children: [UIViewController] = []

  /// It is about to be put into a container, or taken out where `parent` is nil.
  open func willMove(toParent parent: UIViewController?) {}
  /// It was put into a container, or taken out where `parent` is nil.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether it appears because it was put into its container.
  open internal(set) var isMovingToParent = false
  /// Whether it disappears because it is taken out of its container.
  open internal(set) var isMovingFromParent = false

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: Navigation

  /// What it is called, in the bar unless its navigation item says otherwise.
  open var title: String? {
    didSet {
      if title != oldValue { storedNavigationItem?.title = title }
    }
  }

  private var storedNavigationItem: UINavigationItem?

  /// What a navigation bar shows for it; made at the first access, with the title it then has.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title)
    storedNavigationItem = item
    return item
  }

  /// The nearest navigation controller around it.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
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

  /// Shows a controller in the way of the nearest container that knows one; a navigation
  /// controller pushes it.
  open func show(_ vc: UIViewController, sender: Any?) {
    parent?.show(vc, sender: sender)
  }

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

  private var storedEditButtonItem: UIBarButtonItem?

  /// A bar button that says Edit or Done and toggles between the two.
  open var editButtonItem: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    storedEditButtonItem = item
    return item
  }
}
