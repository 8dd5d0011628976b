public import Foundation

/// The bar at the top: where one is, the way back, and what can be done here.
///
/// A bar of a ``UINavigationController`` follows its stack. A bar of one's own has its items pushed and
/// popped, and tells its delegate.
open class UINavigationBar: UIView, UIBarPositioning, BarItemContainer {
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

  /// The items from the bottom of the stack to the top; the last one is shown.
  ///
  /// Setting it is not animated. On a bar of a navigation controller it stops the program.
  open var items: [UINavigationItem]? {
    get { allItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items: it looks like a pop if the new top was among them, else like a push.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    replaceItems(items, animated: animated)
  }

  /// Puts an item on top, unless the delegate objects.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

  /// Takes the top item off and returns it; nil if there is none, or the delegate objects.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

  /// The item that is shown.
  open var topItem: UINavigationItem? { item(below: 0) }
  /// The item that the back button leads to; nil where there is none.
  open var backItem: UINavigationItem? { item(below: 1) }

  /// Decides on and hears of items coming and going; a navigation controller's decides itself.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      precondition(
        controller == nil || delegate === controller,
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
    }
  }

  /// Where the bar is: attached to the screen's top in a navigation controller, else where the
  /// delegate says, else at the top.
  public var barPosition: UIBarPosition { position }

  // MARK: Looks

  /// Light or dark; ``UIBarStyle/default`` unless set.
  open var barStyle: UIBarStyle {
    get { look.style }
    set {
      look.style = newValue
      customized(\.barStyle)
    }
  }
  /// Whether content may go on under the bar and shine through; true unless set.
  open var isTranslucent: Bool {
    get { look.isTranslucent }
    set {
      look.isTranslucent = newValue
      customized(\.isTranslucent)
    }
  }
  /// The colour of the bar itself; nil for the style's.
  open var barTintColor: UIColor? {
    get { look.tint }
    set {
      look.tint = newValue
      customized(\.barTintColor)
    }
  }
  /// The font and colour of the title, by `.font` and `.foregroundColor`; nil for the bar's own.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      ownLookDidChange()
      customized(\.titleTextAttributes)
    }
  }

  /// Puts a picture in the background's place, in bars of a kind; nil brings the background back.
  ///
  /// An empty picture makes the bar transparent.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  /// Puts a picture in the background's place, in bars of a kind at a position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    look.images[LegacyBarAppearance.ImageKey(position: barPosition, metrics: barMetrics)] =
      backgroundImage
    customized(for: barPosition, barMetrics) {
      $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
  }
  /// The picture that was put in the background's place; nil for none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }
  /// The picture that was put in the background's place at a position; nil for none.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.images[LegacyBarAppearance.ImageKey(position: barPosition, metrics: barMetrics)]
  }

  /// A picture in the line's place; it counts where there is one in the background's.
  open var shadowImage: UIImage? {
    get { look.shadows[.any] }
    set {
      look.shadows[.any] = newValue
      customized(\.shadowImage)
    }
  }
  /// Moves the title up or down in bars of a kind, by points downwards.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleOffsets[barMetrics] = adjustment
    customized(for: barMetrics) {
      $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }
  /// How far the title is moved down in bars of a kind, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }

  /// A picture in the chevron's place; it needs a mask beside it.
  open var backIndicatorImage: UIImage? {
    didSet {
      ownLookDidChange()
      customized(\.backIndicatorImage)
    }
  }
  /// What cuts titles off that slide under the chevron; it needs a picture beside it.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      ownLookDidChange()
      customized(\.backIndicatorTransitionMaskImage)
    }
  }

  // MARK: Appearances

  /// What the bar is painted with at its usual height, and where nothing better is given.
  ///
  /// A copy is taken; what is changed in the copy shows at once. Unless set it is made from the
  /// properties above, which count no longer once it is.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard ?? madeStandardAppearance }
    set {
      adopt(newValue, as: \.standard)
      customized(\.standardAppearance)
    }
  }
  /// What it is painted with where there is little height; the standard one unless set.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set {
      adopt(newValue, as: \.compact)
      customized(\.compactAppearance)
    }
  }
  /// What it is painted with while the page's content stands at its edge.
  ///
  /// Unless set that is the standard one without background and line. A page where nothing scrolls counts
  /// as standing at its edge, a bar of one's own as never standing there.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set {
      adopt(newValue, as: \.scrollEdge)
      customized(\.scrollEdgeAppearance)
    }
  }
  /// The same where there is little height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      adopt(newValue, as: \.compactScrollEdge)
      customized(\.compactScrollEdgeAppearance)
    }
  }

  /// Whether titles are large unless their items say otherwise; false unless set.
  ///
  /// Where there is little room from top to bottom they are small all the same.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { largeTitlesDidChange() } }
  }
  /// The font and colour of large titles, by `.font` and `.foregroundColor`; nil for the bar's own.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      ownLookDidChange()
      customized(\.largeTitleTextAttributes)
    }
  }

  /// The height of a bar with the large title and the prompt of its top item, at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  open override func layoutSubviews() { layOutParts() }
  open override func didMoveToWindow() { windowDidChange() }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    restyle()
    largeTitlesDidChange()
  }

  // MARK: State

  /// The items of a bar of one's own.
  var storedItems: [UINavigationItem]?
  var look = LegacyBarAppearance() { didSet { lookDidChange(from: oldValue) } }
  var titleOffsets: [UIBarMetrics: CGFloat] = [:] { didSet { ownLookDidChange() } }
  var appearances = BarAppearances<UINavigationBarAppearance>() { didSet { restyle() } }
  /// What was made of the bar's own properties, by metrics.
  var madeAppearances: [UIBarMetrics: UINavigationBarAppearance] = [:]
  /// The container whose stack it follows; nil for a bar of one's own.
  weak var controller: (any NavigationBarOwner)?

  let background = BarBackground(edge: .top)
  var content: NavigationBarContent?
  /// What is in flight: the content that goes, what moves it, and how much higher the bar was.
  var leaving: NavigationBarContent?
  var progress: TransitionProgress?
  var heightLoss: CGFloat = 0
  /// The transition that a bar of one's own runs by itself.
  var ownTransition: OwnTransition?
  /// What a controller said of its page's large title: how far it is unfolded, and whose it is.
  var largeTitle: LargeTitle?
  weak var largeTitleItem: UINavigationItem?
  weak var openMenu: MenuOverlay?

  func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard item === topItem || item === backItem else { return }
    refresh(animated: animated)
  }

  func itemDidChange(_ item: UIBarItem) { refresh(animated: false) }
}
