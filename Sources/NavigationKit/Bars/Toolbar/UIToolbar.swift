public import Foundation

/// The bar at the bottom: what can be done with what is shown.
open class UIToolbar: UIView, UIBarPositioning, BarItemContainer {
  /// Makes a bar.
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

  /// The items from the leading edge to the trailing one; setting them is not animated.
  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  private var storedItems: [UIBarButtonItem]?

  /// Replaces the items, cross-faded where `animated` is true.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard content?.isMade(of: items ?? []) != true else { return keepContent(for: items) }
    let old = content
    replaceContent(items)
    guard animated, progress == nil, window != nil, let old, let content else { return }
    crossFade(from: old, to: content)
  }

  /// Where the bar is: at the bottom.
  public var barPosition: UIBarPosition { .bottom }

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
      superview?.setNeedsLayout()
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

  /// Puts a picture in the background's place, in bars of a kind at a position; nil brings the background back.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    look.images[LegacyBarAppearance.ImageKey(position: topOrBottom, metrics: barMetrics)] =
      backgroundImage
    customized(for: topOrBottom, barMetrics) {
      $0.setBackgroundImage(
        backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
  }
  /// The picture that was put in the background's place; nil for none.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.images[LegacyBarAppearance.ImageKey(position: topOrBottom, metrics: barMetrics)]
  }
  /// Puts a picture in the line's place; it counts where there is one in the background's.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    look.shadows[topOrBottom] = shadowImage
    customized(for: topOrBottom) { $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom) }
  }
  /// The picture that was put in the line's place; nil for none.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    look.shadows[topOrBottom]
  }

  // MARK: Appearances

  /// What the bar is painted with at its usual height, and where nothing better is given.
  ///
  /// A copy is taken; what is changed in the copy shows at once. Unless set it is made from the
  /// properties above, which count no longer once it is.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard ?? madeStandardAppearance }
    set {
      adopt(newValue, as: \.standard)
      customized(\.standardAppearance)
    }
  }
  /// What it is painted with where there is little height; the standard one unless set.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set {
      adopt(newValue, as: \.compact)
      customized(\.compactAppearance)
    }
  }
  /// What it is painted with while the page's content stands at its lower edge.
  ///
  /// Unless set that is the standard one without background and line. A page where nothing scrolls counts
  /// as standing at its edge, a bar of one's own as never standing there.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set {
      adopt(newValue, as: \.scrollEdge)
      customized(\.scrollEdgeAppearance)
    }
  }
  /// The same where there is little height.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      adopt(newValue, as: \.compactScrollEdge)
      customized(\.compactScrollEdgeAppearance)
    }
  }
  var appearances = BarAppearances<UIToolbarAppearance>() { didSet { restyle() } }
  var look = LegacyBarAppearance(isToolbar: true) {
    didSet {
      guard look != oldValue else { return }
      madeAppearances = [:]
      restyle()
    }
  }
  /// What was made of the bar's own properties, by metrics.
  var madeAppearances: [UIBarMetrics: UIToolbarAppearance] = [:]

  /// The height of a bar, at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : bounds.width,
      height: BarMetrics.height(in: traitCollection))
  }

  open override func layoutSubviews() {
    background.place(
      CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + safeAreaOverhang))
    for content in [leaving, content] { content?.frame = bounds }
    if let progress { background.drive(by: progress) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    restyle()
  }

  open override func didMoveToWindow() {
    restyle()
    // Text has no size before there is a stage to measure it.
    content?.setNeedsLayout()
    if window == nil { openMenu?.close(animated: false) }
  }

  // MARK: What is shown

  let background = BarBackground(edge: .bottom)
  /// The container at whose page it stands; nil for a bar of one's own.
  weak var controller: (any BarOwner)? { didSet { restyle() } }
  private(set) var content: ToolbarContent?
  private var leaving: ToolbarContent?
  private var progress: TransitionProgress?
  weak var openMenu: MenuOverlay?

  /// How far the screen goes on below a bar that stands on the safe area's lower edge.
  private var safeAreaOverhang: CGFloat {
    guard let superview else { return 0 }
    let rest = superview.bounds.maxY - frame.maxY
    return rest <= superview.safeAreaInsets.bottom ? max(0, rest) : 0
  }

  /// Starts to show other items in place of the present ones, under a transition's progress.
  func beginTransition(to items: [UIBarButtonItem]?, by progress: TransitionProgress) {
    openMenu?.close(animated: false)
    self.progress = progress
    background.beginTransition(
      to: resolved.backgrounds, page: controller?.topViewController, at: window?.stage?.now ?? 0)
    if content?.isMade(of: items ?? []) == true {
      storedItems = items
    } else {
      leaving = content
      content = nil
      replaceContent(items)
    }
    background.drive(by: progress)
  }

  /// Ends a transition, if one runs, and shows what is to stay.
  func endTransition(with items: [UIBarButtonItem]?) {
    guard let progress else { return setItems(items, animated: false) }
    removeAnimations(drivenBy: progress)
    background.endTransition()
    // What a rotation still shows of buttons goes on in those that look the same.
    if let leaving, window?.stage?.rotations.isEmpty == false, leaving.looks(like: items ?? []) {
      swap(&self.leaving, &content)
    }
    leaving?.removeFromSuperview()
    leaving = nil
    self.progress = nil
    guard content?.isMade(of: items ?? []) == true else { return replaceContent(items) }
    keepContent(for: items)
  }

  /// Shows the buttons there are, on the background of the page that is now on top.
  private func keepContent(for items: [UIBarButtonItem]?) {
    storedItems = items
    background.show(resolved.backgrounds, page: controller?.topViewController)
  }

  func itemDidChange(_ item: UIBarItem) { replaceContent(storedItems) }

  private func replaceContent(_ items: [UIBarButtonItem]?) {
    storedItems = items
    let new = ToolbarContent(items: items ?? [])
    items?.forEach { $0.join(self) }
    background.show(resolved.backgrounds, page: controller?.topViewController)
    new.show(buttonAppearance, look.style)
    addSubview(new)
    if let content, new.looks(like: content) { new.inheritRotation(from: content) }
    content?.removeFromSuperview()
    content = new
    setNeedsLayout()
    layoutIfNeeded()
    if let progress { crossFade(by: progress) }
  }

  /// What looks the same before and after stays; anything else fades with the pages.
  private func crossFade(by progress: TransitionProgress) {
    guard let content else { return }
    let isSame = leaving.map(content.looks) ?? false
    leaving?.isHidden = isSame
    guard !isSame else { return }
    content.fade(from: 0, to: 1, by: progress)
    leaving?.fade(from: 1, to: 0, by: progress)
  }
}
