public import Foundation

/// A bar at the bottom that selects one of several screens.
///
/// The bar of a ``UITabBarController`` shows the controller's tabs. A standalone bar shows its
/// ``items``, and tells its delegate which one the user taps.
open class UITabBar: UIView, UIBarPositioning, StyledBar, BarItemContainer {
  private var largeContent: BarLargeContent?

  override func assemble() {
    largeContent = BarLargeContent(in: self)
    addSubview(background)
    restyle()
  }

  // MARK: Items

  /// The tabs, from the leading to the trailing edge; setting them is not animated.
  ///
  /// Setting them on the bar of a tab bar controller stops the program.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the tabs, with a cross-fade if `animated`; the selected one stays if it is among
  /// them.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    requireUnmanaged("setItems:animated:")
    replaceItems(items, animated: animated)
  }

  /// The tab that is selected; nil for none.
  ///
  /// Setting it on the bar of a tab bar controller stops the program.
  open weak var selectedItem: UITabBarItem? {
    get { selected }
    set {
      requireUnmanaged("setSelectedItem:")
      select(newValue)
    }
  }

  /// Is told which tab the user taps; setting it on the bar of a tab bar controller stops the
  /// program.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet { requireUnmanaged("setDelegate:") }
  }

  /// Where the bar is: at the bottom.
  public var barPosition: UIBarPosition { .bottom }

  // MARK: Customizing

  /// Shows a screen above the bar from which the user drags tabs to places in the bar.
  ///
  /// Tabs of the bar that are not among the items stay where they are. A tab dragged onto another
  /// one takes its place. The bar must be in a view, whose area the screen fills.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { beginCustomizing(items) }

  /// Removes that screen, as its Done button does; returns whether the user has moved a tab.
  open func endCustomizing(animated: Bool) -> Bool { leaveCustomizing(animated: animated) }

  /// Whether that screen is shown.
  open var isCustomizing: Bool { customizer != nil }

  var customizer: TabCustomizer?

  // MARK: Looks

  /// The colour of tabs that are not selected; nil for grey.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      restyle()
      customized(\.unselectedItemTintColor)
    }
  }

  /// Whether the bar is light or dark; ``UIBarStyle/default`` unless set.
  open var barStyle: UIBarStyle {
    get { look.style }
    set { change(newValue, as: \.style, for: \.barStyle) }
  }

  /// Whether content extends under the bar and shows through it; true unless set.
  open var isTranslucent: Bool {
    get { look.isTranslucent }
    set {
      look.isTranslucent = newValue
      superview?.setNeedsLayout()
    }
  }

  /// The colour of the bar's background; nil for that of ``barStyle``.
  open var barTintColor: UIColor? {
    get { look.tint }
    set { change(newValue, as: \.tint, for: \.barTintColor) }
  }

  /// An image that replaces the background; nil for the default background.
  open var backgroundImage: UIImage? {
    get { look.images[UITabBar.imageKey] }
    set { change(newValue, as: \.images[UITabBar.imageKey], for: \.backgroundImage) }
  }

  /// An image that replaces the line above the bar; used only with a ``backgroundImage``.
  open var shadowImage: UIImage? {
    get { look.shadows[.any] }
    set { change(newValue, as: \.shadows[.any], for: \.shadowImage) }
  }

  /// The image behind the selected tab; nil for none.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      ownLookDidChange()
      customized(\.selectionIndicatorImage)
    }
  }

  // MARK: Distribution

  /// How tabs are distributed over a bar.
  public typealias ItemPositioning = TabItemPositioning

  /// How tabs are distributed over the bar; automatic unless set.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      ownLookDidChange()
      customized(\.itemPositioning)
    }
  }
  /// The width of centred tabs, in points; 0, the default, for a width that fits the widest.
  open var itemWidth: CGFloat = 0 {
    didSet {
      ownLookDidChange()
      customized(\.itemWidth)
    }
  }
  /// The space between centred tabs, in points; 0, the default, for the system's space.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      ownLookDidChange()
      customized(\.itemSpacing)
    }
  }

  // MARK: Appearances

  /// The bar's appearance.
  ///
  /// The bar keeps a copy; changes to the copy show at once. Unless set, it is made from the
  /// properties above; once set, they are ignored.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard ?? madeStandardAppearance }
    set { adopt(newValue, as: \.standard, for: \.standardAppearance) }
  }

  /// The appearance while the page's content is scrolled to its lower edge.
  ///
  /// Unless set, it is the standard one without background and line. It is also used for a page
  /// without a scroll view, and never for a standalone bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { adopt(newValue, as: \.scrollEdge, for: \.scrollEdgeAppearance) }
  }

  var appearances = BarAppearances<UITabBarAppearance>() { didSet { restyle() } }
  var look = LegacyBarAppearance(isAtBottom: true) {
    didSet { if look != oldValue { ownLookDidChange() } }
  }
  var madeAppearances: [UIBarMetrics: UITabBarAppearance] = [:]

  // MARK: Layout

  /// The given width, or the current one if that is 0, and the height with the home indicator's
  /// area.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : bounds.width,
      height: TabBarMetrics.height(in: traitCollection) + bottomMargin)
  }

  /// No width of its own, and the bar's height without the home indicator's area.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: TabBarMetrics.height(in: traitCollection))
  }

  /// Whether a point is in the bar, or in its background beyond it up to the screen's edge.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || background.frame.contains(point)
  }

  open override func layoutSubviews() { layOutParts() }

  open override func safeAreaInsetsDidChange() { setNeedsLayout() }

  open override func tintColorDidChange() { restyle() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    restyle()
  }

  open override func didMoveToWindow() {
    restyle()
    // Text has no size before there is a stage to measure it.
    row?.setNeedsLayout()
  }

  // MARK: Content

  let background = BarBackground(edge: .bottom)
  /// The container whose tabs it shows; nil for a standalone bar.
  weak var controller: (any TabBarOwner)? { didSet { restyle() } }
  var storedItems: [UITabBarItem]?
  weak var selected: UITabBarItem?
  var row: TabRow?
  /// The appearance that its tabs have now.
  weak var shownAppearance: UITabBarAppearance?
  /// The height in the home indicator's area, in points; nil for a standalone bar.
  ///
  /// The controller sets it, because the safe area may differ while the bar moves with a page.
  var managedMargin: CGFloat?

  func itemDidChange(_ item: UIBarItem) {
    row?.itemDidChange(item)
    if item === selected { restyle() }
  }

  private static let imageKey = LegacyBarAppearance.ImageKey(position: .any, metrics: .default)
}
