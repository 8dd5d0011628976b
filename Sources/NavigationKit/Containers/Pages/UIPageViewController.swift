public import Foundation

/// Shows one page at a time, and lets the user turn to the next one with a finger.
///
/// Pages come from ``dataSource``, or from code alone. The controller may be in a navigation
/// controller, and its pages may be navigation controllers. Two pages side by side are not
/// supported.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = self  // makes the page before and the page after another
/// pages.setViewControllers([firstPage], direction: .forward, animated: false)
/// ```
open class UIPageViewController: UIViewController {
  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Sideways, in reading direction.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// The edge of the page where the spine of a book is.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// No spine: pages scroll.
    case none
    /// At the leading or upper edge.
    case min
    /// At the trailing or lower edge.
    case max = 3
  }

  /// Whether a page comes after or before another.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// After it.
    case forward
    /// Before it.
    case reverse
  }

  /// How a page is turned.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// Like a sheet of paper; here pages slide as in ``scroll``, without a page control.
    case pageCurl
    /// Pages slide beside each other.
    case scroll
  }

  /// Names an option of
  /// ``UIPageViewController/init(transitionStyle:navigationOrientation:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public let rawValue: String
    /// Makes a key from a string.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of a ``SpineLocation``, for ``TransitionStyle/pageCurl``.
    public nonisolated static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between two pages in points, for ``TransitionStyle/scroll``.
    public nonisolated static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Makes a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = style == .scroll ? UIPageViewController.length(options?[.interPageSpacing]) : 0
    let spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
    spineLocation = style == .scroll ? .none : spine ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller as its storyboard says, else with horizontal page curl.
  public required init?(coder: NSCoder) {
    let style: TransitionStyle = coder.choice("transitionStyle") ?? .pageCurl
    transitionStyle = style
    navigationOrientation = coder.choice("navigationOrientation") ?? .horizontal
    spacing = 0
    spineLocation = style == .pageCurl ? coder.choice("spineLocation") ?? .min : .none
    super.init(coder: coder)
  }

  /// A length in points, given as any kind of number.
  private static func length(_ option: Any?) -> CGFloat {
    switch option {
    case let length as CGFloat: max(0, length)
    case let length as Double: max(0, CGFloat(length))
    case let length as Int: max(0, CGFloat(length))
    default: 0
    }
  }

  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages are turned.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine is; none if pages scroll.
  public let spineLocation: SpineLocation
  /// The space between two pages, in points.
  let spacing: CGFloat

  /// Provides the pages before and after another; without a data source only code turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { countPages() }
  }
  /// Is notified of the pages that the user turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The recognisers that turn pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [pan] }

  /// The page that was last set or turned to, alone in an array; nil before the first is set.
  ///
  /// It changes at once when code turns a page, and after the turn when the user does.
  open var viewControllers: [UIViewController]? { page.map { [$0] } }

  /// Turns to a page, given alone in an array.
  ///
  /// The delegate is not called. `completion` is called when the turn ends, with false if it was
  /// replaced before it began, or cancelled while a finger held it.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let count = viewControllers?.count ?? 0
    precondition(
      count == 1,
      """
      A page view controller shows one page at a time, and was given \(count): \
      pass one controller to setViewControllers.
      """)
    if let next = viewControllers?.first {
      turn(to: next, direction: direction, animated: animated, completion: completion)
    }
  }

  // MARK: Content

  /// The page that was last set by code or turned to by the user.
  var page: UIViewController?
  /// The page on screen.
  var shown: UIViewController?
  /// The turn that code asked for last, until it begins.
  var wanted: PageTurn?
  /// Runs the turns from one page to the next.
  private(set) lazy var runner = TransitionRunner(container: self)
  /// Recognises the drags that turn pages.
  private(set) lazy var pan = makePan()
  /// The drag that turns pages; nil if there is none.
  var drag: PageDrag?
  /// The cached answer of the data source for a wheel or a touchpad; nil without one.
  var offer: PageOffer?
  /// Holds the pages.
  private(set) lazy var pages = PagesView(self)
  /// The dots below the pages; nil if there are none.
  var pageControl: UIPageControl?
  /// The index of the dot for the page on screen.
  var dot = 0

  open override func loadView() {
    let view = PageContainerView(self)
    view.addSubview(pages)
    view.addGestureRecognizer(pan)
    self.view = view
    countPages()
    if let shown { add(shown) }
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    changeAppearance {
      runner.finish()
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  open override func endAppearanceTransition() {
    changeAppearance { super.endAppearanceTransition() }
  }

  override var containerRole: any ContainerRole { self }

  open override var childForStatusBarStyle: UIViewController? { page }
  open override var childForStatusBarHidden: UIViewController? { page }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { page }

  /// The scroll view that was set for bars to follow, else that of the page on screen.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? shown?.contentScrollView(for: edge)
  }
}
