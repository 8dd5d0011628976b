public import Foundation

/// Shows one of several controllers above a tab bar; the others keep their state.
///
/// ```swift
/// let photos = UITab(title: "Photos", image: UIImage(systemName: "photo"), identifier: "photos") {
///   _ in UINavigationController(rootViewController: PhotosController())
/// }
/// let places = UITab(title: "Places", image: UIImage(systemName: "map"), identifier: "places") {
///   _ in PlacesController()
/// }
/// window.rootViewController = UITabBarController(tabs: [photos, places])
/// ```
open class UITabBarController: UIViewController {
  /// Makes a controller without tabs; nibs are not supported, so both must be nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  /// Makes a controller without tabs; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.controller = self
  }

  // MARK: Tabs

  /// The tabs' controllers, from the leading to the trailing edge; setting them is not animated.
  open var viewControllers: [UIViewController]? {
    get { tabPages.isEmpty ? nil : tabPages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Makes a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// The tabs that were given, from the leading to the trailing edge; none where
  /// ``viewControllers`` were given.
  open var tabs: [UITab] {
    get { assignedTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs by others, whose controllers are made.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    replaceAssignedTabs(tabs, animated: animated)
  }

  /// The selected tab; nil if none is, or if controllers were given in place of tabs.
  open var selectedTab: UITab? {
    get { tab(of: selectedViewController) }
    set { newValue.map { selectProgrammatically($0) } }
  }

  /// The tab of an identifier; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    assignedTabs.first { $0.identifier == identifier }
  }

  /// Replaces the tabs.
  ///
  /// If the selected one is not among them, the one at its index is selected, or else the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    clearAssignedTabs()
    replaceTabs(viewControllers ?? [], animated: animated)
  }

  /// The controller of the selected tab, or ``moreNavigationController`` while its list is on top.
  ///
  /// Setting it does not call the delegate. More is not selected where all tabs fit in the bar; a
  /// controller that has no tab here stops the program.
  open var selectedViewController: UIViewController? {
    get { selected === more ? more.shownTab ?? more : selected }
    set { selectProgrammatically(newValue) }
  }

  /// The index of the selected tab; `NSNotFound` if no tab is selected, or the More list is on top.
  ///
  /// Setting it does not call the delegate; an index out of range is ignored.
  open var selectedIndex: Int {
    get { tabPages.firstIndex { $0 === selectedViewController } ?? NSNotFound }
    set { if tabPages.indices.contains(newValue) { select(tabPages[newValue]) } }
  }

  /// Lists the tabs that do not fit in the bar, and shows the chosen one on top of the list.
  ///
  /// A bar shows up to five tabs, or eight in a regular width; if there are more, the last is More.
  open var moreNavigationController: UINavigationController { more }

  /// The tabs that the user may arrange: all, until others are set.
  ///
  /// An Edit button above More's list shows the screen for arranging them, unless there are none.
  /// Setting ``viewControllers`` allows all tabs again. The order is not kept for the next launch:
  /// the delegate is notified of it.
  open var customizableViewControllers: [UIViewController]? {
    get { movable.isEmpty ? nil : movable }
    set {
      movable = tabPages.filter { tab in newValue?.contains { $0 === tab } == true }
      more.reload()
    }
  }

  /// Decides whether the user may select a tab, and is told when one was selected.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Called when the user taps a tab, the selected one too; an override calls super.
  ///
  /// It is not called if the delegate refuses the tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Bar

  /// The bar at the bottom; it shows the `tabBarItem` of each tab's controller.
  open var tabBar: UITabBar { bar }

  /// Whether code has hidden the bar for all pages, false by default; setting it is not animated.
  open var isTabBarHidden: Bool {
    get { barIsHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    followBar(animated: animated)
  }

  // MARK: Content

  let bar = UITabBar(frame: .zero)
  /// Whether code hid the bar.
  private(set) var barIsHidden = false
  /// The tabs that were given in place of controllers.
  var assignedTabs: [UITab] = []
  /// The controllers of the tabs.
  var tabPages: [UIViewController] = []
  /// The tabs that the user may arrange.
  var movable: [UIViewController] = []
  /// The number of tabs that have their own item in the bar.
  var barCount = 0
  /// The stack of the other tabs.
  private(set) lazy var more = MoreNavigationController(of: self)
  /// The tab that is being moved to More's stack; nil at other times.
  var pushedOnMore: UIViewController?
  /// The selected controller: a tab of the bar, or More.
  var selected: UIViewController?
  /// The controller on screen, or the one that a transition brings in.
  var destination: UIViewController?
  /// Controllers that lost their tab and have not yet received `didMove(toParent: nil)`.
  var leaving: [UIViewController] = []
  /// Holds the view of the tab on screen.
  let pages = UIView(frame: .zero)
  /// Runs the transitions from one tab to another.
  private(set) lazy var runner = TransitionRunner(container: self)

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    let around = sequence(first: subsequentVC, next: \.parent)
    let tab = around.first { viewControllers?.contains($0) == true }
    if let tab, tab !== selectedViewController { selectedViewController = tab }
  }

  open override func loadView() {
    let view = TabBarControllerView(frame: UIScreen.main.bounds)
    view.controller = self
    self.view = view
    pages.frame = view.bounds
    for subview in [pages, bar] { view.addSubview(subview) }
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginOwnAppearance(isAppearing, animated: animated)
  }

  open override func endAppearanceTransition() { endOwnAppearance() }

  override var containerRole: any ContainerRole { self }

  open override var childForStatusBarStyle: UIViewController? { selected }

  open override var childForStatusBarHidden: UIViewController? { selected }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }

  /// The scroll view that was set for bars to follow, else that of the tab on screen.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? destination?.contentScrollView(for: edge)
  }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeTabs(with: coder)
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeTabs(with: coder)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? defaultOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? presentOrientation
  }
}
