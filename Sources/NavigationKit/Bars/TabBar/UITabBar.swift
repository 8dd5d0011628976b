public import Foundation

/// The bar at the bottom that says which of several screens is shown.
///
/// A bar of a ``UITabBarController`` shows its tabs. A bar of one's own is given items, and tells its
/// delegate which one a person taps.
open class UITabBar: UIView, UIBarPositioning, BarItemContainer {
  /// Makes a bar of one's own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    restyle()
  }

  // MARK: Items

  /// The tabs from the leading edge to the trailing one; setting them is not animated.
  ///
  /// On a bar of a tab bar controller that stops the program.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the tabs, cross-faded where `animated` is true; the selected one stays if it is among them.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    requireUnmanaged("setItems:animated:")
    replaceItems(items, animated: animated)
  }

  /// The tab that is selected; nil for none.
  ///
  /// On a bar of a tab bar controller setting it stops the program.
  open weak var selectedItem: UITabBarItem? {
    get { selected }
    set {
      requireUnmanaged("setSelectedItem:")
      select(newValue)
    }
  }

  /// Hears which tab a person taps; on a bar of a tab bar controller setting it stops the program.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet { requireUnmanaged("setDelegate:") }
  }

  /// Where the bar is: at the bottom.
  public var barPosition: UIBarPosition { .bottom }

  // MARK: Looks

  /// The colour of tabs that are not selected; nil for grey.
  open var unselectedItemTintColor: UIColor? { didSet { restyle() } }

  /// Light or dark; ``UIBarStyle/default`` unless set.
  open var barStyle: UIBarStyle {
    get { look.style }
    set { look.style = newValue }
  }

  /// Whether content may go on under the bar and shine through; true unless set.
  open var isTranslucent: Bool {
    get { look.isTranslucent }
    set {
      look.isTranslucent = newValue
      superview?.setNeedsLayout()
    }
  }

  /// The colour of the bar itself; nil for the style's.
  open var barTintColor: UIColor? {
    get { look.tint }
    set { look.tint = newValue }
  }

  /// A picture in the background's place; nil for the background.
  open var backgroundImage: UIImage? {
    get { look.images[UITabBar.imageKey] }
    set { look.images[UITabBar.imageKey] = newValue }
  }

  /// A picture in the line's place; it counts where there is one in the background's.
  open var shadowImage: UIImage? {
    get { look.shadows[.any] }
    set { look.shadows[.any] = newValue }
  }

  /// A picture behind the selected tab; nil for none.
  open var selectionIndicatorImage: UIImage? { didSet { ownLookDidChange() } }

  // MARK: Spread

  /// How tabs are spread over a bar.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// In the middle where the bar is wide, else all over it.
    case automatic
    /// All over it, in equal parts.
    case fill
    /// In the middle, as ``UITabBar/itemWidth`` and ``UITabBar/itemSpacing`` say.
    case centered
  }

  /// How tabs are spread over the bar.
  open var itemPositioning = ItemPositioning.automatic { didSet { ownLookDidChange() } }
  /// How wide tabs are in the middle of the bar, in points; 0 for the usual width.
  open var itemWidth: CGFloat = 0 { didSet { ownLookDidChange() } }
  /// The space between them, in points; 0 for the usual one.
  open var itemSpacing: CGFloat = 0 { didSet { ownLookDidChange() } }

  // MARK: Appearances

  /// What the bar is painted with.
  ///
  /// A copy is taken; what is changed in the copy shows at once. Unless set it is made from the
  /// properties above, which count no longer once it is.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard ?? madeStandardAppearance }
    set { appearances.standard = adopted(newValue) }
  }

  /// What it is painted with while the page's content stands at its lower edge.
  ///
  /// Unless set that is the standard one without background and line. A page where nothing scrolls counts
  /// as standing at its edge, a bar of one's own as never standing there.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = adopted(newValue) }
  }

  var appearances = BarAppearances<UITabBarAppearance>() { didSet { restyle() } }
  var look = LegacyBarAppearance(isAtBottom: true) {
    didSet { if look != oldValue { ownLookDidChange() } }
  }
  /// What was made of the bar's own properties.
  var madeAppearance: UITabBarAppearance?

  // MARK: Layout

  /// The height of a bar at the given width, with what it covers of the home indicator's area.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : bounds.width,
      height: TabBarMetrics.height(in: traitCollection) + bottomMargin)
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

  // MARK: What is shown

  let background = BarBackground(edge: .bottom)
  /// The container whose tabs it shows; nil for a bar of one's own.
  weak var controller: (any TabBarOwner)? { didSet { restyle() } }
  var storedItems: [UITabBarItem]?
  weak var selected: UITabBarItem?
  var row: TabRow?
  /// What its tabs are painted with.
  weak var shownAppearance: UITabBarAppearance?
  /// What of it lies in the home indicator's area, as its controller says, who may lend it to a page.
  var managedMargin: CGFloat?

  func itemDidChange(_ item: UIBarItem) {
    row?.itemDidChange(item)
    if item === selected { restyle() }
  }

  private static let imageKey = LegacyBarAppearance.ImageKey(position: .any, metrics: .default)
}
