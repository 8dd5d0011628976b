public import Foundation

/// Manages a stack of controllers, and shows the top one under a navigation bar.
///
/// ```swift
/// let stack = UINavigationController(rootViewController: AlbumsController())
/// stack.navigationBar.prefersLargeTitles = true
/// window.rootViewController = stack
/// // In a page:
/// navigationController?.pushViewController(PhotosController(), animated: true)
/// ```
open class UINavigationController: UIViewController {
  /// Makes a controller with an empty stack; there are no nibs to read here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    becomeDelegate()
  }

  /// Makes a controller with an empty stack and bars of custom classes; nil stands for the standard
  /// class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = UIView.instance(of: navigationBarClass, else: UINavigationBar.self)
    bottomBar = UIView.instance(of: toolbarClass, else: UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    becomeDelegate()
  }

  /// Makes a controller of an archive, with an empty stack.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeDelegate()
  }

  /// Makes a controller whose stack holds one controller, at the bottom.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    becomeDelegate()
    pushViewController(rootViewController, animated: false)
  }

  // MARK: Stack

  var stack = NavigationStack()
  /// Controllers whose removal or addition has begun, and not ended.
  var leaving = OrderedObjects<UIViewController>()
  var arriving = OrderedObjects<UIViewController>()
  /// Controllers on the stack whose addition has not begun.
  var awaitingAddition = OrderedObjects<UIViewController>()

  /// The controllers from the bottom of the stack to the top; setting it shows the new top at once.
  open var viewControllers: [UIViewController] {
    get { ownPages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.top ?? mergedPages?.last }
  /// The controller on top of all: the one presented over the stack, else the top of the stack.
  open var visibleViewController: UIViewController? { topmostPresented ?? topViewController }

  /// Puts a controller on top and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Pops the top controller and returns it; nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    ownPages.dropLast().last.flatMap { pop(to: $0, animated: animated)?.last }
  }

  /// Pops all controllers above one; returns them from the bottom up, nil if there are none.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { pop(to: viewController, animated: animated) }

  /// Pops all but the bottom controller; returns them from the bottom up, nil if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    ownPages.first.flatMap { pop(to: $0, animated: animated) }
  }

  /// Replaces the whole stack: it looks like a pop if the new top was on it, else like a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    set(viewControllers, animated: animated)
  }

  /// Shows a controller by pushing it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Puts the secondary controller's pages on the stack.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { splitViewController.bringToTop(.secondary, animated: false) }

  /// The secondary controller whose pages are on the stack; nil without any.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.stackedSecondary }

  /// The kind of a transition.
  public enum Operation: Int, Hashable, Sendable {
    /// None.
    case none
    /// A controller is pushed.
    case push
    /// A controller is popped.
    case pop
  }

  /// Is told which controllers are shown, and can supply animators.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Content

  /// Runs the transitions from one page to the next.
  private(set) lazy var runner = TransitionRunner(container: self)

  /// Holds the pages.
  let pages = UIView(frame: .zero)

  open override func loadView() {
    let view = NavigationControllerView(frame: UIScreen.main.bounds)
    view.controller = self
    self.view = view
    assemble(view)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? defaultOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? presentOrientation
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  /// The scroll view that was set for bars to follow, else that of the page on screen.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? stack.destinationTop?.contentScrollView(for: edge)
  }

  /// Whether presentations over a context cover this controller; true by default.
  open override var definesPresentationContext: Bool {
    get { role.definesContext ?? true }
    set { super.definesPresentationContext = newValue }
  }

  /// The size its top controller asks for, with the bars around it; else the one it was given.
  open override var preferredContentSize: CGSize {
    get { sizeAroundTop ?? super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }
  /// The preferred size that was last reported to the container or the presentation.
  var reportedSize = CGSize.zero

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { if container === topViewController { preferredSizeMayHaveChanged() } }

  public override var children: [UIViewController] { pagesAndOthers }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    let page = sequence(first: subsequentVC, next: \.parent).first { $0.parent === self }
    if let page { popToViewController(page, animated: true) }
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginOwnAppearance(isAppearing, animated: animated)
  }

  open override func endAppearanceTransition() { endOwnAppearance() }

  override var containerRole: any ContainerRole { self }

  /// Its tab in a tab bar: unless one was given, that of the page at the bottom.
  open override var tabBarItem: UITabBarItem! {
    get {
      barItems.hasExplicitTabBarItem
        ? super.tabBarItem : stack.pages.first?.tabBarItem ?? super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  // MARK: Bars

  /// The bar at the top; its items are the stack's.
  ///
  /// A subclass that conforms to ``UINavigationBarDelegate`` itself hears of its pushes and pops, and
  /// may refuse a press of the back button; popping in code does not ask.
  open private(set) var navigationBar = UINavigationBar(frame: .zero)
  /// The bar at the bottom; its items are the top controller's.
  private(set) var bottomBar = UIToolbar(frame: .zero)
  var visibility = BarVisibility() {
    didSet { viewIfLoaded?.window?.stage?.needsChromeUpdate = true }
  }

  /// The bar at the bottom; its items are the top controller's.
  open var toolbar: UIToolbar! { bottomBar }

  /// Whether the navigation bar is hidden; setting it is not animated.
  open var isNavigationBarHidden: Bool {
    get { visibility.navigationBarIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar; together with the transition where one is about to start.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated) { $0.navigationBarIsHidden = hidden }
  }

  /// Whether the toolbar is hidden, as it is at first; setting it is not animated.
  open var isToolbarHidden: Bool {
    get { visibility.toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar; together with the transition where one is about to start.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated) { $0.toolbarIsHidden = hidden }
  }

  /// Seconds that showing or hiding a bar takes.
  public nonisolated static let hideShowBarDuration = CGFloat(
    TransitionMetrics.hideShowBarDuration)

  /// Sets bars for a page that is about to come, with its transition.
  func prepareBars(for page: UIViewController) {}

  /// A page that left the stack is no child any more.
  func didRemove(_ page: UIViewController) {}

  // MARK: Gestures

  /// Whether a tap on the page that nothing else takes hides and shows both bars.
  open var hidesBarsOnTap = false
  /// The recogniser of that tap.
  open private(set) var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// Whether a swipe up over the page hides both bars, and a swipe down shows them.
  open var hidesBarsOnSwipe = false
  /// The recogniser of that swipe.
  open private(set) var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// Whether both bars hide when the keyboard appears; a tap on the page shows them again.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether both bars hide in compact height; a tap where a bar would be shows them again.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      followedHeight = .unspecified
      if isViewLoaded, view.window != nil { followHeight() }
    }
  }
  /// The height that the bars were last hidden or shown for.
  var followedHeight = UIUserInterfaceSizeClass.unspecified
  let edgePan = UIScreenEdgePanGestureRecognizer()
  /// The delegate of its bar and its recognisers.
  private(set) lazy var ownDelegate = NavigationDelegate(of: self)

  /// Recognises the swipe back from the leading edge; it can be disabled.
  ///
  /// Its own delegate lets it begin where the page shows a back button: not without a navigation bar,
  /// with `hidesBackButton`, with left items in the button's place, or where an animator without an
  /// interaction controller pops. Without a delegate, or with one that allows it, it begins there too.
  /// Two fingers on a touchpad do the same. Keys that go back do not ask.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  // MARK: Restoration

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeStack(with: coder)
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeStack(with: coder)
  }
}
