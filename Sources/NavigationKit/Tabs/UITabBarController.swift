public import Foundation

/// Shows one of several controllers above a bar of tabs, and keeps the others as they are.
open class UITabBarController: UIViewController {
  /// Makes a controller without tabs; there are no nibs to read here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  /// Makes a controller of an archive, without tabs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.controller = self
  }

  // MARK: Tabs

  /// The controllers of the tabs, from the leading edge to the trailing one; setting them is not animated.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs; the selected one stays if it is among them, else the one at its place is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(viewControllers ?? [], animated: animated)
  }

  /// The controller of the selected tab, or ``moreNavigationController`` while its list is shown.
  ///
  /// Setting it selects the tab, and the delegate is not asked. One that has no tab here stops the program.
  open var selectedViewController: UIViewController? {
    get { selected === more ? more.tab ?? more : selected }
    set { selectGiven(newValue) }
  }

  /// The place of the selected tab; `NSNotFound` where there is none, or More's list is shown.
  ///
  /// Setting it selects, and the delegate is not asked; a place without a tab changes nothing.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selectedViewController } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// The stack that shows the tabs for which the bar has no room: their list, and the chosen one over it.
  ///
  /// A bar shows five tabs, and eight where it is wide; where there are more, its last place is More's.
  open var moreNavigationController: UINavigationController { more }

  /// Decides on and hears of tabs that a person selects.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Called as a person selects a tab, before it is shown; call super.
  ///
  /// It is here for subclasses to override: what the delegate refuses does not get this far.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Bar

  /// The bar at the bottom; its items are those of the tabs' controllers.
  open var tabBar: UITabBar { bar }

  /// Whether the bar is hidden, whatever the pages say; setting it is not animated.
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

  // MARK: What is shown

  let bar = UITabBar(frame: .zero)
  /// Whether code hid the bar.
  private(set) var barIsHidden = false
  /// The controllers of the tabs.
  var tabs: [UIViewController] = []
  /// How many of them have a place in the bar.
  var barCount = 0
  /// The stack of the others.
  private(set) lazy var more = MoreNavigationController(of: self)
  /// Whether a tab is being put on that stack, and does not leave.
  var isLending = false
  /// The one that is to be shown: a tab of the bar, or More.
  var selected: UIViewController?
  /// The one on screen, or on its way there.
  var shown: UIViewController?
  /// Controllers that lost their tab, and have not heard the end of it.
  var leaving: [UIViewController] = []
  /// Holds what is shown.
  let pages = UIView(frame: .zero)
  /// Runs the transitions from one tab to another.
  private(set) lazy var runner = TransitionRunner(container: self)

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

  /// The scroll view that bars around it go by is that of the tab on screen.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? shown?.contentScrollView(for: edge)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? defaultOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? presentOrientation
  }
}
