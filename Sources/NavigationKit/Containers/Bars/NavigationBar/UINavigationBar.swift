public import Foundation

/// The bar at the top of a screen, with a title, a back button and other buttons.
///
/// The bar of a ``UINavigationController`` follows the controller's stack. On a standalone bar, the
/// app pushes and pops items, and the delegate is told.
///
/// ```swift
/// let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
/// bar.setItems([UINavigationItem(title: "Albums")], animated: false)
/// bar.pushItem(UINavigationItem(title: "Family"), animated: true)
/// ```
open class UINavigationBar: UIView, UIBarPositioning, StyledBar, MenuBar, NavigationItemOwner {
  private var largeContent: BarLargeContent?

  override func assemble() {
    largeContent = BarLargeContent(in: self)
    addSubview(background)
    restyle()
  }

  // MARK: Items

  /// The items from the bottom of the stack to the top; the last one is shown.
  ///
  /// Setting it is not animated. It must not be set on a navigation controller's bar.
  open var items: [UINavigationItem]? {
    get { allItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; it animates like a pop if the new top item was among them, otherwise like
  /// a push.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    replaceItems(items, animated: animated)
  }

  /// Pushes an item, unless the delegate refuses.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

  /// Pops the top item and returns it; nil if there is none, or if the delegate refuses.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

  /// The item that is shown.
  open var topItem: UINavigationItem? { item(below: 0) }
  /// The item that the back button leads to; nil without one.
  open var backItem: UINavigationItem? { item(below: 1) }

  /// The item of a container around the stack, before the items of the pages.
  var outerItem: UIBarButtonItem? {
    didSet { if outerItem !== oldValue { refresh(animated: false) } }
  }

  /// Allows or refuses pushes and pops, and is told about them; a navigation controller is the
  /// delegate of its own bar.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      precondition(
        controller == nil || delegate === controller,
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
    }
  }

  /// Where the bar is: attached to the screen's top in a navigation controller, otherwise where the
  /// delegate says, or else at the top.
  public var barPosition: UIBarPosition { position }

  // MARK: Appearance

  /// Light or dark; ``UIBarStyle/default`` unless set.
  open var barStyle: UIBarStyle {
    get { look.style }
    set { change(newValue, as: \.style, for: \.barStyle) }
  }
  /// Whether content may extend under the bar and show through; true unless set.
  open var isTranslucent: Bool {
    get { look.isTranslucent }
    set { change(newValue, as: \.isTranslucent, for: \.isTranslucent) }
  }
  /// The bar's background colour; the style's unless set.
  open var barTintColor: UIColor? {
    get { look.tint }
    set { change(newValue, as: \.tint, for: \.barTintColor) }
  }
  /// The font and colour of the title, by `.font` and `.foregroundColor`; the default unless set.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      ownLookDidChange()
      customized(\.titleTextAttributes)
    }
  }

  /// Sets an image that replaces the background, for bar metrics; nil restores the background.
  ///
  /// An empty image makes the bar transparent.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  /// Sets an image that replaces the background, for a position and bar metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    look.images[LegacyBarAppearance.ImageKey(position: barPosition, metrics: barMetrics)] =
      backgroundImage
    customized(for: barPosition, barMetrics) {
      $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
  }
  /// The image that replaces the background; nil if none is set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }
  /// The image that replaces the background at a position; nil if none is set.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.images[LegacyBarAppearance.ImageKey(position: barPosition, metrics: barMetrics)]
  }

  /// An image that replaces the line at the bar's edge; used only with a background image.
  open var shadowImage: UIImage? {
    get { look.shadows[.any] }
    set { change(newValue, as: \.shadows[.any], for: \.shadowImage) }
  }
  /// Moves the title down by a number of points, for bar metrics.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleOffsets[barMetrics] = adjustment
    customized(for: barMetrics) {
      $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }
  /// How far the title is moved down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }

  /// An image that replaces the chevron; used only with a mask image.
  open var backIndicatorImage: UIImage? {
    didSet {
      ownLookDidChange()
      customized(\.backIndicatorImage)
    }
  }
  /// A mask for titles that slide under the chevron; used only with an indicator image.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      ownLookDidChange()
      customized(\.backIndicatorTransitionMaskImage)
    }
  }

  // MARK: Appearances

  /// The bar's appearance at regular height, and if no better match is set.
  ///
  /// The bar copies the appearance; changes to the copy show at once. Unless set, it is made from
  /// the properties above, which have no effect once it is set.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard ?? madeStandardAppearance }
    set { adopt(newValue, as: \.standard, for: \.standardAppearance) }
  }
  /// The appearance at compact height; the standard one unless set.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { adopt(newValue, as: \.compact, for: \.compactAppearance) }
  }
  /// The appearance while the content is scrolled to the edge at which the bar is.
  ///
  /// Unless set, it is the standard one without background and line. A page without a scroll view
  /// counts as scrolled to the edge; in a standalone bar, content never does.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { adopt(newValue, as: \.scrollEdge, for: \.scrollEdgeAppearance) }
  }
  /// The scroll edge appearance at compact height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { adopt(newValue, as: \.compactScrollEdge, for: \.compactScrollEdgeAppearance) }
  }

  /// Whether titles are large, unless their items say otherwise; false unless set.
  ///
  /// At compact height titles are always small.
  open var prefersLargeTitles = false {
    didSet {
      if prefersLargeTitles != oldValue { largeTitlesDidChange() }
      customized(\.prefersLargeTitles)
    }
  }
  /// The font and colour of large titles, by `.font` and `.foregroundColor`; the default unless
  /// set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      ownLookDidChange()
      customized(\.largeTitleTextAttributes)
    }
  }

  /// The bar's height at a width, including the large title and the prompt of its top item.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  /// No width of its own, and the bar's height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Whether a point is in the bar, or in its background beyond it up to the screen's edge.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || background.frame.contains(point)
  }
  open override func layoutSubviews() { layOutParts() }
  open override func didMoveToWindow() { windowDidChange() }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    foldedWidth = nil
    restyle()
    largeTitlesDidChange()
  }

  // MARK: State

  /// The items of a standalone bar.
  var storedItems: [UINavigationItem]?
  var look = LegacyBarAppearance() { didSet { lookDidChange(from: oldValue) } }
  var titleOffsets: [UIBarMetrics: CGFloat] = [:] { didSet { ownLookDidChange() } }
  var appearances = BarAppearances<UINavigationBarAppearance>() { didSet { restyle() } }
  /// The appearances made from the bar's own properties.
  var madeAppearances: [UIBarMetrics: UINavigationBarAppearance] = [:]
  /// The container whose stack the bar follows; nil for a standalone bar.
  weak var controller: (any NavigationBarOwner)?

  let background = BarBackground(edge: .top)
  var content: NavigationBarContent?
  /// The running transition: the outgoing content, the progress, and how far the row moves up, in
  /// points.
  var leaving: NavigationBarContent?
  var progress: TransitionProgress?
  var heightLoss: CGFloat = 0
  /// The transition of a standalone bar.
  var ownTransition: OwnTransition?
  /// The extension under the row, as a controller computed it, and the item that it is for.
  var barExtension = BarExtension()
  weak var extendedItem: UINavigationItem?
  weak var openMenu: (any OpenMenu)?
  /// The width inside the safe area for which groups of items were folded; nil before they were in
  /// these traits.
  var foldedWidth: CGFloat?

  func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard item === topItem || item === backItem else { return }
    refresh(animated: animated)
  }

  func itemDidChange(_ item: UIBarItem) {
    if shownItems.contains(where: { $0 === item }) { refresh(animated: false) }
  }
}
